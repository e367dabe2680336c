package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/scenario"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/testtools"
)

var (
	nitricRun   string
	testService string
)

func TestMain(m *testing.M) {
	os.Exit(testMain(m))
}

func testMain(m *testing.M) int {
	folder, err := os.MkdirTemp("", "nitric-test-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	if err := testtools.Build(folder, ".", "../../internal/testservice"); err != nil {
		panic(err)
	}
	nitricRun = filepath.Join(folder, "nitric-run")
	testService = filepath.Join(folder, "testservice")
	return m.Run()
}

// getMeters is a scenario with one request.
const getMeters = `{"steps": [{"request": {"path": "/meters/m1", "expect": {"status": 404}}}]}`

// execute runs a scenario and checks that its temporary state is removed.
func execute(t *testing.T, described string, flags []string, command ...string) (int, scenario.Result) {
	t.Helper()
	temporary := temporaryFolder(t)
	arguments := append(append([]string{"-scenario", "-"}, flags...), "--")
	run := exec.Command(nitricRun, append(arguments, command...)...)
	run.Stdin = strings.NewReader(described)
	run.Env = append(os.Environ(), "TMPDIR="+temporary)
	code, stdout := testtools.Run(t, run)
	left, err := filepath.Glob(filepath.Join(temporary, "nitric-run-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("temporary files are left: %v %v", left, err)
	}
	return code, testtools.Decode[scenario.Result](t, stdout)
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

func check(t *testing.T, code int, result scenario.Result, want outcome.Outcome, message string) {
	t.Helper()
	if result.Outcome != want || code != want.ExitCode() {
		t.Errorf("got %s with exit code %d, want %s: %s", result.Outcome, code, want, result.Message)
	}
	if !strings.Contains(result.Message, message) {
		t.Errorf("got the message %q, want something with %q", result.Message, message)
	}
}

func TestPasses(t *testing.T) {
	described, err := os.ReadFile("testdata/meters.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, isolation := range []string{"-isolation", "-isolation=false"} {
		t.Run(isolation, func(t *testing.T) {
			code, result := execute(t, string(described), []string{isolation}, testService, "meters")
			check(t, code, result, outcome.Passed, "")
			if len(result.Requests) != 4 || result.Requests[1].Status != 201 || result.Requests[1].Step != 2 {
				t.Errorf("unexpected requests: %+v", result.Requests)
			}
			if len(result.Resources) != 8 {
				t.Errorf("unexpected resources: %v", result.Resources)
			}
		})
	}
}

func TestFailsWithoutMatch(t *testing.T) {
	tests := map[string]struct{ scenario, message string }{
		"status": {
			`{"steps": [{"schedule": "nightly"}, {"request": {"path": "/meters/m1", "expect": {"status": 200}}}]}`,
			`step 2 (GET /meters/m1): status: expected 200, but got 404`,
		},
		"body": {
			`{"set": {"secret": {"token": "a"}}, "steps": [{"request": {"path": "/token", "expect": {"body": "b"}}}]}`,
			`step 1 (GET /token): body: expected "b", but got "a"`,
		},
		"JSON": {
			`{"steps": [{"request": {"method": "PUT", "path": "/meters/m1", "expect": {"body": {"json": {"meter": "m1", "links": ["/m1"]}}}}}]}`,
			`body.links[0]: expected "/m1", but got "/meters/m1"`,
		},
		"header": {
			`{"steps": [{"request": {"path": "/meters/m1", "expect": {"headers": {"X-Total": "1"}}}}]}`,
			`header X-Total: expected "1", but got nothing`,
		},
		"API":      {`{"steps": [{"request": {"api": "water", "path": "/"}}]}`, `no API "water", only meters`},
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
			code, result := execute(t, test.scenario, []string{"-wait", "200ms"}, testService, "meters")
			check(t, code, result, outcome.Failed, test.message)
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
	code, result := execute(t, described, nil, testService, "meters")
	check(t, code, result, outcome.Failed, "exit 4): the program exited with status 4\nthe meter is closed")
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
			code, result := execute(t, getMeters, nil, test.command...)
			check(t, code, result, test.outcome, test.message)
		})
	}
}

func TestEndsHangingPrograms(t *testing.T) {
	for _, isolation := range []string{"-isolation", "-isolation=false"} {
		t.Run(isolation, func(t *testing.T) {
			hang := `sleep 31536000 & exec "$0" hang`
			code, result := execute(t, getMeters, []string{isolation, "-timeout", "1s"}, "sh", "-c", hang, testService)
			check(t, code, result, outcome.Timeout, "start: the program was running for 1s without declaring a resource")
			if testtools.Running(t, "sleep 31536000") {
				t.Error("a child process of the program is still running")
			}
		})
	}
}

func TestInvalidScenarios(t *testing.T) {
	tests := map[string]struct{ scenario, message string }{
		"syntax":        {`{`, "unexpected EOF"},
		"unknown field": {`{"step": []}`, `unknown field "step"`},
		"empty step":    {`{"steps": [{}]}`, "step 1: a step has exactly one of"},
		"pattern":       {`{"expect": {"log": [{"pattern": "("}]}}`, "expect: error parsing regexp"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			code, result := execute(t, test.scenario, nil, testService, "meters")
			check(t, code, result, outcome.Error, test.message)
		})
	}
}

const withDatabase = `{"set": {"sql": {"meters": "CREATE TABLE readings (value int); INSERT INTO readings VALUES (1)"}}}`

func TestSQL(t *testing.T) {
	if _, err := postgres.Find(""); err != nil {
		t.Skip(err)
	}
	code, result := execute(t, withDatabase, nil, testService, "meters")
	check(t, code, result, outcome.Passed, "")
}

func TestSkipsSQLWithoutPostgreSQL(t *testing.T) {
	code, result := execute(t, withDatabase, []string{"-postgres", "/nowhere"}, testService, "meters")
	check(t, code, result, outcome.Skipped, "PostgreSQL is not installed")
}
