// Package main imports a package that doesn't exist.
package main

import _ "example.com/missing"

func main() {}
