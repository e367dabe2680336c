package program

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
)

// missingImports match what Node.js, Python, and Go print about an import that doesn't exist.
var missingImports = []*regexp.Regexp{
	regexp.MustCompile(`Cannot find (module|package) '`),
	regexp.MustCompile(`does not provide an export named '`),
	regexp.MustCompile(`Named export '.*' not found`),
	regexp.MustCompile(`^ModuleNotFoundError: `),
	regexp.MustCompile(`^ImportError: cannot import name `),
	regexp.MustCompile(`no required module provides package `),
	regexp.MustCompile(`package \S+ is not in std`),
	regexp.MustCompile(`cannot find module providing package `),
}

// uncaught match the line with the message of a Go panic or of an uncaught exception in Python or Node.js.
var uncaught = []*regexp.Regexp{
	regexp.MustCompile(`^(panic|fatal error): `),
	regexp.MustCompile(`^([\w.]+\.)?\w*(Error|Exception|Interrupt)\b( \[\w+\])?(:|$)`),
	regexp.MustCompile(`^Uncaught `),
}

// explain finds the reason for an exit status in what the program printed to its standard error.
func explain(status int, stderr []string) (outcome.Outcome, string) {
	if status == 0 {
		return outcome.Exit, "the program exited with status 0"
	}
	if found := firstMatch(missingImports, stderr); found != "" {
		return outcome.MissingImport, found
	}
	if found := firstMatch(uncaught, stderr); found != "" {
		return outcome.Crash, "the program crashed: " + found
	}
	return outcome.Exit, fmt.Sprintf("the program exited with status %d", status)
}

func firstMatch(patterns []*regexp.Regexp, lines []string) string {
	for _, line := range lines {
		for _, pattern := range patterns {
			if pattern.MatchString(line) {
				return strings.TrimSpace(line)
			}
		}
	}
	return ""
}
