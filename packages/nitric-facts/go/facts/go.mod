module facts

go 1.23

// The configuration of the providers imports it.
require github.com/imdario/mergo v0.3.15
