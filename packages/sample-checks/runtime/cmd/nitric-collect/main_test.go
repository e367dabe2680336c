package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/collect"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/declared"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/testtools"
)

var (
	nitricCollect string
	testService   string
)

func TestMain(m *testing.M) {
	os.Exit(testMain(m))
}

func testMain(m *testing.M) int {
	folder, err := os.MkdirTemp("", "nitric-collect-test-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	if err := testtools.Build(folder, ".", "../../internal/testservice"); err != nil {
		panic(err)
	}
	nitricCollect = filepath.Join(folder, "nitric-collect")
	testService = filepath.Join(folder, "testservice")
	return m.Run()
}

func TestOutcomes(t *testing.T) {
	tests := map[string]struct {
		command []string
		code    int
		outcome outcome.Outcome
		message string // part of the message or of the first rejection
	}{
		"accepted":       {[]string{testService, "meters"}, 0, outcome.Accepted, ""},
		"rejected name":  {[]string{testService, "rejected"}, 2, outcome.Rejected, "'waterMeters' for KeyValueStore"},
		"missing import": {[]string{"go", "run", "testdata/missing.go"}, 4, outcome.MissingImport, "example.com/missing"},
		"panic":          {[]string{testService, "panic"}, 5, outcome.Crash, "panic: no meters left"},
		"exit":           {[]string{testService, "exit"}, 6, outcome.Exit, "status 3"},
		"hang":           {[]string{testService, "hang"}, 7, outcome.Timeout, "still running after 2s"},
		"no command":     {[]string{"/nowhere/command"}, 1, outcome.Error, "no such file"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			arguments := append([]string{"-timeout", "2s", "main.go"}, test.command...)
			if test.outcome == outcome.MissingImport {
				arguments[1] = "20s"
			}
			code, stdout := testtools.Run(t, exec.Command(nitricCollect, arguments...))
			result := testtools.Decode[collect.Result](t, stdout)
			if code != test.code || result.Outcome != test.outcome {
				t.Errorf("got exit code %d and %s, want %d and %s", code, result.Outcome, test.code, test.outcome)
			}
			messages := append(result.Rejections, result.Message)
			if !strings.Contains(messages[0], test.message) {
				t.Errorf("got %q, want something with %q", messages[0], test.message)
			}
		})
	}
}

func TestResources(t *testing.T) {
	_, stdout := testtools.Run(t, exec.Command(nitricCollect, "main.go", testService, "meters"))
	got := fmt.Sprint(testtools.Decode[collect.Result](t, stdout).Resources)
	want := fmt.Sprint([]declared.Resource{
		{Type: "api", Name: "meters", Handlers: []string{"GET /meters/:meter", "GET /token", "PUT /meters/:meter"}},
		{Type: "bucket", Name: "exports", Handlers: []string{"created night/"}},
		{Type: "keyvalue", Name: "readings"},
		{Type: "queue", Name: "alarms"},
		{Type: "schedule", Name: "nightly", Handlers: []string{"cron 0 3 * * *"}},
		{Type: "secret", Name: "token"},
		{Type: "topic", Name: "leaks", Handlers: []string{"message"}},
		{Type: "websocket", Name: "chat", Handlers: []string{"connect", "disconnect", "message"}},
	})
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestManyPrograms(t *testing.T) {
	command := exec.Command(nitricCollect, "-stdin", "-parallel", "2")
	command.Stdin = strings.NewReader(fmt.Sprintf(`
		{"id": "1", "file": "a.go", "command": [%[1]q, "meters"]}
		{"id": "2", "file": "b.go", "command": [%[1]q, "rejected"]}
		{"id": "3", "file": "c.go", "command": [%[1]q, "panic"]}`, testService))
	code, stdout := testtools.Run(t, command)
	if code != 0 {
		t.Errorf("got exit code %d, want 0", code)
	}
	got := map[string]outcome.Outcome{}
	for line := range strings.Lines(stdout) {
		result := testtools.Decode[collect.Result](t, line)
		got[result.ID] = result.Outcome
	}
	want := map[string]outcome.Outcome{"1": outcome.Accepted, "2": outcome.Rejected, "3": outcome.Crash}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestAnswersBeforeTheInputEnds(t *testing.T) {
	command := exec.Command(nitricCollect, "-stdin")
	input, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	defer command.Wait()
	defer input.Close()
	decoder := json.NewDecoder(output)
	for _, id := range []string{"1", "2"} {
		fmt.Fprintf(input, `{"id": %q, "file": "main.go", "command": [%q, "meters"]}`, id, testService)
		var result collect.Result
		if err := decoder.Decode(&result); err != nil || result.ID != id {
			t.Errorf("got %+v and %v, want the result of program %s", result, err, id)
		}
	}
	if err := command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(io.Discard, output); err != nil {
		t.Error("the command doesn't end when it is interrupted")
	}
}

func TestIncompleteProject(t *testing.T) {
	for _, flags := range [][]string{{}, {"-whole-project"}} {
		arguments := append(flags, "main.go", testService, "deaf")
		code, stdout := testtools.Run(t, exec.Command(nitricCollect, arguments...))
		if want := 2 * len(flags); code != want {
			t.Errorf("with %v: got exit code %d, want %d: %s", flags, code, want, stdout)
		}
	}
}
