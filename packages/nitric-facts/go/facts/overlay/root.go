// Package cmd gets this file while the facts are read.
package cmd

import "github.com/spf13/cobra"

// RootCommand returns the command tree of the CLI.
func RootCommand() *cobra.Command { return rootCmd }
