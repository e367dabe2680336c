// Package testtools builds and runs commands in tests.
package testtools

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Build compiles commands of this module into a folder. Call it in TestMain, because it takes a while.
func Build(folder string, packages ...string) error {
	command := exec.Command("go", append([]string{"build", "-o", folder + string(filepath.Separator)}, packages...)...)
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	return command.Run()
}

// Run runs a command and returns its exit code and its output.
func Run(t *testing.T, command *exec.Cmd) (code int, stdout string) {
	t.Helper()
	var output, log bytes.Buffer
	command.Stdout, command.Stderr = &output, &log
	err := command.Run()
	if command.ProcessState == nil {
		t.Fatal(err)
	}
	if text := log.String(); text != "" {
		t.Log(text)
	}
	return command.ProcessState.ExitCode(), output.String()
}

// Decode reads one JSON value.
func Decode[T any](t *testing.T, text string) T {
	t.Helper()
	var value T
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	return value
}

// Running reports whether a process with a command line exists.
func Running(t *testing.T, commandLine string) bool {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		content, _ := os.ReadFile(file) // the process can end in the meantime
		if strings.TrimSpace(strings.ReplaceAll(string(content), "\x00", " ")) == commandLine {
			return true
		}
	}
	return false
}
