// Package main_test runs the command with the service in testdata.
package main_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/scenario"
)

var nitricRun, testService string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "nitric-test-")
	if err != nil {
		panic(err)
	}
	for _, source := range []string{".", "../../testdata/service"} {
		build := exec.Command("go", "build", "-C", source, "-o", folder+"/", ".")
		if output, err := build.CombinedOutput(); err != nil {
			panic(string(output))
		}
	}
	nitricRun, testService = filepath.Join(folder, "nitric-run"), filepath.Join(folder, "service")
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// execute runs the command, with a folder that PostgreSQL can use as another user, unlike t.TempDir.
func execute(t *testing.T, input string, flags []string, command ...string) scenario.Result {
	t.Helper()
	state, err := os.MkdirTemp("", "nitric-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(state) })
	if err := os.Chmod(state, 0o755); err != nil {
		t.Fatal(err)
	}
	arguments := append(append([]string{"-state", state}, flags...), "--")
	run := exec.Command(nitricRun, append(arguments, command...)...)
	run.Stdin = strings.NewReader(input)
	run.Stderr = os.Stderr
	run.Env = append(os.Environ(), "NITRIC_LOCAL_RUN_DIR="+filepath.Join(state, "run"))
	printed, _ := run.Output()
	var result scenario.Result
	if err := json.Unmarshal(printed, &result); err != nil {
		t.Fatalf("%v in %q", err, printed)
	}
	return result
}

func check(t *testing.T, result scenario.Result, want, message string) {
	t.Helper()
	if result.Outcome != want {
		t.Errorf("got %s, want %s: %s", result.Outcome, want, result.Message)
	}
	if !strings.Contains(result.Message, message) {
		t.Errorf("got the message %q, want something with %q", result.Message, message)
	}
}

// getMeters is a scenario with one request.
const getMeters = `{"steps": [{"request": "GET /meters/m1", "expect": {"status": 404}}]}`

func TestPasses(t *testing.T) {
	described, err := os.ReadFile("../../testdata/meters.json")
	if err != nil {
		t.Fatal(err)
	}
	result := execute(t, string(described), nil, testService, "meters")
	check(t, result, scenario.Passed, "")
	if len(result.Requests) != 4 || result.Requests[1].Status != 201 {
		t.Errorf("unexpected requests: %+v", result.Requests)
	}
	if result.Requests[1].Headers.Get("Content-Type") == "" || len(result.Content) == 0 {
		t.Errorf("the result lacks headers or contents: %+v", result)
	}
}

// checkMessages runs scenarios that end in the same way, and expects the message after each of them.
func checkMessages(t *testing.T, outcome string, tests [][2]string) {
	for _, test := range tests {
		t.Run(test[1], func(t *testing.T) {
			result := execute(t, test[0], []string{"-wait", "200ms"}, testService, "meters")
			check(t, result, outcome, test[1])
		})
	}
}

func TestFailsWithoutMatch(t *testing.T) {
	checkMessages(t, scenario.Failed, [][2]string{
		{
			`{"steps": [{"schedule": "nightly"}, {"request": "PUT /meters/m1", "expect": {"status": 201, "body": {"json": {"meter": "m1", "links": ["/m1"]}}}}]}`,
			`step 2 (request PUT /meters/m1): body.links[0]: expected "/m1", but got "/meters/m1"`,
		},
		{`{"steps": [{"request": "GET /meters/m1", "expect": {"status": 404, "headers": {"X-Total": "1"}}}]}`, `header X-Total: expected "1", but got nothing`},
		{`{"steps": [{"request": "GET /", "api": "water", "expect": {"status": 200}}]}`, `no API "water", only meters`},
		{`{"steps": [{"schedule": "hourly"}]}`, `no handler for the schedule "hourly", only for nightly`},
		{`{"steps": [{"bucket": "imports", "write": {"a": ""}}]}`, `no handler for the bucket "imports", only for exports`},
		{`{"steps": [{"topic": "leaks", "payload": {}, "fails": true}]}`, `handler: expected failure, but got success`},
		{`{"steps": [{"websocket": "chat", "actions": [{"connect": {}}, {"send": "a"}, {"receive": "b"}]}]}`, `step 1 (websocket chat): message: expected "b", but got "echo a"`},
		{`{"expect": {"log": ["sunrise"]}}`, `expect: log: expected "sunrise", but got`},
		{`{"expect": {"bucket": {"exports": {"a.txt": ""}}}}`, `file a.txt of bucket exports: expected "", but got nothing`},
		{`{"expect": {"keyvalue": {"readings": {"m1": {"a": 1}}}}}`, `key m1 of readings: expected {"a":1}, but got nothing`},
		{`{"expect": {"queue": {"alarms": {"count": 2}}}}`, `number of messages in queue alarms: expected 2, but got 0`},
		{`{"expect": {"secret": {"token": "a"}}}`, `secret token: expected "a", but got nothing`},
	})
}

func TestCommands(t *testing.T) {
	// Without a fixed port, the API and the websocket get the next two in the order in which they happen to register.
	t.Chdir(t.TempDir())
	if err := os.WriteFile("local.nitric.yaml", []byte("apis:\n  meters:\n    port: 4123\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	described := `{"env": {"METER": "m1"}, "steps": [
		{"command": "curl --silent --output /dev/null --write-out '%{http_code}' \"http://localhost:4123/meters/$METER\"; echo; echo hidden >&2"},
		{"command": "echo the meter is closed; exit 4"}]}`
	result := execute(t, described, nil, testService, "meters")
	check(t, result, scenario.Failed, "exit 4): exit status 4\nthe meter is closed")
	if len(result.Commands) != 2 || result.Commands[0].Stdout != "404" {
		t.Errorf("unexpected commands: %+v", result.Commands)
	}
}

func TestExplainsTheEndOfTheProgram(t *testing.T) {
	collect := []string{"-collect", "-file", "main.go", "-timeout", "2s"}
	tests := map[string]struct {
		flags, command   []string
		outcome, message string
	}{
		"child that keeps the output open": {collect, []string{"sh", "-c", "sleep 60 &"}, scenario.Passed, ""},
		"panic":                            {collect, []string{testService, "panic"}, scenario.Ended, "exit status 2"},
		"hang":                             {collect, []string{testService, "hang"}, scenario.Timeout, "still running after 2s"},
		"nothing to collect from":          {collect, []string{"/nowhere/command"}, scenario.Error, "no such file"},
		"rejected name":                    {nil, []string{testService, "rejected"}, scenario.Rejected, "'waterMeters' for KeyValueStore"},
		"nothing to run":                   {nil, []string{"/nowhere/command"}, scenario.Error, "no such file"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			result := execute(t, getMeters, test.flags, test.command...)
			check(t, result, test.outcome, test.message)
			if name == "panic" && !strings.Contains(strings.Join(result.Log, "\n"), "no meters left") {
				t.Errorf("unexpected log: %v", result.Log)
			}
		})
	}
}

func TestEndsHangingPrograms(t *testing.T) {
	hang := `sleep 31536000 & exec "$0" hang`
	result := execute(t, getMeters, []string{"-timeout", "1s"}, "sh", "-c", hang, testService)
	check(t, result, scenario.Timeout, "start: the program took longer than 1s")
	if exec.Command("pgrep", "--full", "--exact", "sleep 31536000").Run() == nil {
		t.Error("a child process of the program is still running")
	}
}

func TestInvalidScenarios(t *testing.T) {
	checkMessages(t, scenario.Error, [][2]string{
		{`{`, "unexpected EOF"},
		{`{"step": []}`, `unknown field "step"`},
		{`{"steps": []}`, "requires steps or expect"},
		{`{"steps": [{"sleep": 5}]}`, "step 1: a step requires one of bucket, command"},
		{`{"steps": [{"schedule": "nightly", "payload": {}}]}`, `step 1: json: unknown field "payload"`},
		{`{"steps": [{"request": "FETCH /x", "expect": {"status": 200}}]}`, "use a method and a path"},
		{`{"steps": [{"request": "GET /x"}]}`, "requires the status in expect"},
		{`{"expect": {"log": [{"pattern": "("}]}}`, "expect: error parsing regexp"},
	})
}

const withDatabase = `{"set": {"sql": {"meters": "CREATE TABLE readings (value int); INSERT INTO readings VALUES (1)"}}, "expect": {}}`

func TestSQL(t *testing.T) {
	result := execute(t, withDatabase, nil, testService, "meters")
	if _, err := postgres.Find(); err != nil {
		check(t, result, scenario.Skipped, err.Error())
	} else {
		check(t, result, scenario.Passed, "")
	}
}
