// Package cmd_test runs the commands with the service in testdata.
package cmd_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/collect"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/scenario"
)

var nitricCollect, nitricRun, testService string

func TestMain(m *testing.M) {
	os.Exit(testMain(m))
}

func testMain(m *testing.M) int {
	folder, err := os.MkdirTemp("", "nitric-test-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	for _, source := range []string{"./nitric-collect", "./nitric-run", "../testdata/service"} {
		build := exec.Command("go", "build", "-C", source, "-o", folder+"/", ".")
		if output, err := build.CombinedOutput(); err != nil {
			panic(string(output))
		}
	}
	nitricCollect = filepath.Join(folder, "nitric-collect")
	nitricRun = filepath.Join(folder, "nitric-run")
	testService = filepath.Join(folder, "service")
	return m.Run()
}

// output runs a command, and returns what it prints even if it fails.
func output(t *testing.T, command *exec.Cmd) string {
	t.Helper()
	command.Stderr = os.Stderr
	printed, err := command.Output()
	if command.ProcessState == nil {
		t.Fatal(err)
	}
	return string(printed)
}

func decode[T any](t *testing.T, text string) T {
	t.Helper()
	var value T
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	return value
}

func TestCollect(t *testing.T) {
	tests := []struct {
		command []string
		outcome outcome.Outcome
		message string // part of the message or of the first rejection
	}{
		{[]string{testService, "meters"}, outcome.Accepted, ""},
		{[]string{testService, "rejected"}, outcome.Rejected, "'waterMeters' for KeyValueStore"},
		{[]string{"go", "run", "../testdata/missing.go"}, outcome.MissingImport, "example.com/missing"},
		{[]string{testService, "panic"}, outcome.Crash, "panic: no meters left"},
		{[]string{testService, "exit"}, outcome.Exit, "status 3"},
		{[]string{testService, "hang"}, outcome.Timeout, "still running after 6s"},
		{[]string{"/nowhere/command"}, outcome.Error, "no such file"},
	}
	input := &strings.Builder{}
	for id, test := range tests {
		program := collect.Program{ID: fmt.Sprint(id), File: "main.go", Command: test.command}
		if err := json.NewEncoder(input).Encode(program); err != nil {
			t.Fatal(err)
		}
	}
	command := exec.Command(nitricCollect, "-timeout", "6s")
	command.Stdin = strings.NewReader(input.String())
	results := map[string]collect.Result{}
	for line := range strings.Lines(output(t, command)) {
		result := decode[collect.Result](t, line)
		results[result.ID] = result
	}
	for id, test := range tests {
		result := results[fmt.Sprint(id)]
		message := strings.Join(append(result.Rejections, result.Message), "")
		if result.Outcome != test.outcome || !strings.Contains(message, test.message) {
			t.Errorf("%v: got %s: %q, want %s: %q", test.command, result.Outcome, message, test.outcome, test.message)
		}
	}
}

// getMeters is a scenario with one request.
const getMeters = `{"steps": [{"request": "GET /meters/m1", "expect": {"status": 404}}]}`

// execute runs a scenario and checks that its temporary state is removed.
func execute(t *testing.T, described string, flags []string, command ...string) scenario.Result {
	t.Helper()
	temporary := temporaryFolder(t)
	arguments := append(append([]string{"-scenario", "-"}, flags...), "--")
	run := exec.Command(nitricRun, append(arguments, command...)...)
	run.Stdin = strings.NewReader(described)
	run.Env = append(os.Environ(), "TMPDIR="+temporary)
	stdout := output(t, run)
	left, err := filepath.Glob(filepath.Join(temporary, "nitric-run-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("temporary files are left: %v %v", left, err)
	}
	return decode[scenario.Result](t, stdout)
}

// temporaryFolder returns a folder that PostgreSQL can use as another user, unlike t.TempDir.
func temporaryFolder(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "nitric-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	if err := os.Chmod(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	return folder
}

func check(t *testing.T, result scenario.Result, want outcome.Outcome, message string) {
	t.Helper()
	if result.Outcome != want {
		t.Errorf("got %s, want %s: %s", result.Outcome, want, result.Message)
	}
	if !strings.Contains(result.Message, message) {
		t.Errorf("got the message %q, want something with %q", result.Message, message)
	}
}

func TestPasses(t *testing.T) {
	described, err := os.ReadFile("../testdata/meters.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, isolation := range []string{"-isolation", "-isolation=false"} {
		t.Run(isolation, func(t *testing.T) {
			result := execute(t, string(described), []string{isolation}, testService, "meters")
			check(t, result, outcome.Passed, "")
			if len(result.Requests) != 4 || result.Requests[1].Status != 201 {
				t.Errorf("unexpected requests: %+v", result.Requests)
			}
			if result.Requests[1].Headers.Get("Content-Type") == "" || len(result.Content) == 0 {
				t.Errorf("the result lacks headers or contents: %+v", result)
			}
		})
	}
}

func TestFailsWithoutMatch(t *testing.T) {
	tests := map[string]struct{ scenario, message string }{
		"status": {
			`{"steps": [{"schedule": "nightly"}, {"request": "GET /meters/m1", "expect": {"status": 200}}]}`,
			`step 2 (GET /meters/m1): status: expected 200, but got 404`,
		},
		"body": {
			`{"set": {"secret": {"token": "a"}}, "steps": [{"request": "GET /token", "expect": {"status": 200, "body": "b"}}]}`,
			`step 1 (GET /token): body: expected "b", but got "a"`,
		},
		"JSON": {
			`{"steps": [{"request": "PUT /meters/m1", "expect": {"status": 201, "body": {"json": {"meter": "m1", "links": ["/m1"]}}}}]}`,
			`body.links[0]: expected "/m1", but got "/meters/m1"`,
		},
		"header": {
			`{"steps": [{"request": "GET /meters/m1", "expect": {"status": 404, "headers": {"X-Total": "1"}}}]}`,
			`header X-Total: expected "1", but got nothing`,
		},
		"API":      {`{"steps": [{"request": "GET /", "api": "water", "expect": {"status": 200}}]}`, `no API "water", only meters`},
		"schedule": {`{"steps": [{"schedule": "hourly"}]}`, `no handler for the schedule "hourly", only for nightly`},
		"files":    {`{"steps": [{"bucket": "imports", "write": {"a": ""}}]}`, `no handler for the bucket "imports", only for exports`},
		"topic":    {`{"steps": [{"topic": "leaks", "payload": {}, "fails": true}]}`, `handler: expected failure, but got success`},
		"websocket": {
			`{"steps": [{"websocket": "chat", "actions": [{"connect": {}}, {"send": "a"}, {"receive": "b"}]}]}`,
			`step 1 (websocket chat): message: expected "b", but got "echo a"`,
		},
		"log":      {`{"expect": {"log": ["sunrise"]}}`, `expect: log: expected "sunrise", but got`},
		"bucket":   {`{"expect": {"bucket": {"exports": {"a.txt": ""}}}}`, `file a.txt of bucket exports: expected "", but got nothing`},
		"keyvalue": {`{"expect": {"keyvalue": {"readings": {"m1": {"a": 1}}}}}`, `key m1 of readings: expected {"a":1}, but got nothing`},
		"queue":    {`{"expect": {"queue": {"alarms": {"count": 2}}}}`, `number of messages in queue alarms: expected 2, but got 0`},
		"secret":   {`{"expect": {"secret": {"token": "a"}}}`, `secret token: expected "a", but got nothing`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			result := execute(t, test.scenario, []string{"-wait", "200ms"}, testService, "meters")
			check(t, result, outcome.Failed, test.message)
		})
	}
}

// metersURL is where the API of the test service listens after enterFolderWithPort. Without a fixed port, the API and the
// websocket get the next two in the order in which they happen to register.
const metersURL = "http://localhost:4123"

// enterFolderWithPort makes a new folder with a local.nitric.yaml the current one.
func enterFolderWithPort(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.WriteFile("local.nitric.yaml", []byte("apis:\n  meters:\n    port: 4123\n"), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestCommands(t *testing.T) {
	enterFolderWithPort(t)
	described := `{"env": {"METER": "m1"}, "steps": [
		{"command": "curl --silent --output /dev/null --write-out '%{http_code}' \"$METERS/meters/$METER\"; echo; echo hidden >&2"},
		{"command": "echo the meter is closed; exit 4"}]}`
	t.Setenv("METERS", metersURL)
	result := execute(t, described, nil, testService, "meters")
	check(t, result, outcome.Failed, "exit 4): the program exited with status 4\nthe meter is closed")
	if len(result.Commands) != 2 || result.Commands[0].Stdout != "404" {
		t.Errorf("unexpected commands: %+v", result.Commands)
	}
}

func TestExplainsTheEndOfTheProgram(t *testing.T) {
	tests := map[string]struct {
		command []string
		outcome outcome.Outcome
		message string
	}{
		"rejected name": {[]string{testService, "rejected"}, outcome.Rejected, "'waterMeters' for KeyValueStore"},
		"late panic":    {[]string{testService, "late"}, outcome.Crash, "step 1 (GET /meters/m1): the program crashed: panic: no meters left"},
		"no command":    {[]string{"/nowhere/command"}, outcome.Error, "no such file"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			result := execute(t, getMeters, nil, test.command...)
			check(t, result, test.outcome, test.message)
		})
	}
}

func TestEndsHangingPrograms(t *testing.T) {
	for _, isolation := range []string{"-isolation", "-isolation=false"} {
		t.Run(isolation, func(t *testing.T) {
			hang := `sleep 31536000 & exec "$0" hang`
			result := execute(t, getMeters, []string{isolation, "-timeout", "1s"}, "sh", "-c", hang, testService)
			check(t, result, outcome.Timeout, "start: the program was running for 1s without declaring a resource")
			if exec.Command("pgrep", "--full", "--exact", "sleep 31536000").Run() == nil {
				t.Error("a child process of the program is still running")
			}
		})
	}
}

func TestInvalidScenarios(t *testing.T) {
	tests := map[string]struct{ scenario, message string }{
		"syntax":        {`{`, "unexpected EOF"},
		"unknown field": {`{"step": []}`, `unknown field "step"`},
		"nothing":       {`{"steps": []}`, "requires steps or expect"},
		"kind of step":  {`{"steps": [{"sleep": 5}]}`, "step 1: a step requires one of bucket, command"},
		"field of step": {`{"steps": [{"schedule": "nightly", "payload": {}}]}`, `step 1: json: unknown field "payload"`},
		"method":        {`{"steps": [{"request": "FETCH /x", "expect": {"status": 200}}]}`, "use a method and a path"},
		"status":        {`{"steps": [{"request": "GET /x"}]}`, "requires the status in expect"},
		"pattern":       {`{"expect": {"log": [{"pattern": "("}]}}`, "expect: error parsing regexp"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			result := execute(t, test.scenario, nil, testService, "meters")
			check(t, result, outcome.Error, test.message)
		})
	}
}

const withDatabase = `{"set": {"sql": {"meters": "CREATE TABLE readings (value int); INSERT INTO readings VALUES (1)"}}, "expect": {}}`

func TestSQL(t *testing.T) {
	if _, err := postgres.Find(""); err != nil {
		t.Skip(err)
	}
	result := execute(t, withDatabase, nil, testService, "meters")
	check(t, result, outcome.Passed, "")
}

func TestSkipsSQLWithoutPostgreSQL(t *testing.T) {
	result := execute(t, withDatabase, []string{"-postgres", "/nowhere"}, testService, "meters")
	check(t, result, outcome.Skipped, "PostgreSQL is not installed")
}
