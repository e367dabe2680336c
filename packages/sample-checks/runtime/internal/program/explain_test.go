package program

import (
	"strings"
	"testing"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
)

func TestExplain(t *testing.T) {
	tests := map[string]struct {
		status  int
		stderr  string
		outcome outcome.Outcome
		message string
	}{
		"Node.js package": {
			1, "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'express' imported from /srv/a.ts",
			outcome.MissingImport, "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'express' imported from /srv/a.ts",
		},
		"Node.js file": {
			1, "node:internal/modules\n  throw err;\n\nError: Cannot find module './orders'\nRequire stack:",
			outcome.MissingImport, "Error: Cannot find module './orders'",
		},
		"Node.js export of an ES module": {
			1, "SyntaxError: The requested module '@nitric/sdk' does not provide an export named 'job'",
			outcome.MissingImport, "SyntaxError: The requested module '@nitric/sdk' does not provide an export named 'job'",
		},
		"Node.js export of a CommonJS module": {
			1, "SyntaxError: Named export 'job' not found. The requested module '@nitric/sdk' is a CommonJS module",
			outcome.MissingImport, "SyntaxError: Named export 'job' not found. The requested module '@nitric/sdk' is a CommonJS module",
		},
		"Node.js exception": {
			1, "/srv/a.ts:3\nthrow new TypeError('boom')\n      ^\n\nTypeError: boom\n    at /srv/a.ts:3:7",
			outcome.Crash, "the program crashed: TypeError: boom",
		},
		"Python module": {
			1, "Traceback (most recent call last):\n  File \"a.py\", line 1\nModuleNotFoundError: No module named 'flask'",
			outcome.MissingImport, "ModuleNotFoundError: No module named 'flask'",
		},
		"Python name": {
			1, "Traceback (most recent call last):\nImportError: cannot import name 'job' from 'nitric.resources'",
			outcome.MissingImport, "ImportError: cannot import name 'job' from 'nitric.resources'",
		},
		"Python exception": {
			1, "Traceback (most recent call last):\n  File \"a.py\", line 1\nnitric.exception.NotFoundException: gone",
			outcome.Crash, "the program crashed: nitric.exception.NotFoundException: gone",
		},
		"Go package": {
			1, "main.go:4:2: no required module provides package example.com/a; to add it:",
			outcome.MissingImport, "main.go:4:2: no required module provides package example.com/a; to add it:",
		},
		"Go standard library": {
			1, "main.go:4:2: package stings is not in std (/usr/lib/go/src/stings)",
			outcome.MissingImport, "main.go:4:2: package stings is not in std (/usr/lib/go/src/stings)",
		},
		"Go panic": {2, "panic: boom\n\ngoroutine 1 [running]:", outcome.Crash, "the program crashed: panic: boom"},
		"other":    {3, "bye", outcome.Exit, "the program exited with status 3"},
		"success":  {0, "panic: boom", outcome.Exit, "the program exited with status 0"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			outcome, message := explain(test.status, strings.Split(test.stderr, "\n"))
			if outcome != test.outcome || message != test.message {
				t.Errorf("got %s: %s\nwant %s: %s", outcome, message, test.outcome, test.message)
			}
		})
	}
}
