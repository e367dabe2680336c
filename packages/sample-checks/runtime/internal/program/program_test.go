package program

import (
	"reflect"
	"testing"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
)

func start(t *testing.T, script string) *Program {
	t.Helper()
	started, err := Start(Options{Command: []string{"sh", "-c", script}, Env: map[string]string{"GREETING": "hello"}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(started.Stop)
	return started
}

func TestOutput(t *testing.T) {
	ended := start(t, `echo "$GREETING"; echo problem >&2; printf unfinished`)
	<-ended.Ended()
	if got, want := ended.Output.Lines(Stdout), []string{"hello", "unfinished"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := ended.Output.Last(1, Stderr); got != "problem" {
		t.Errorf("got %q", got)
	}
	if !ended.Succeeded() {
		t.Error("the program failed")
	}
}

func TestSignal(t *testing.T) {
	ended := start(t, "kill -SEGV $$")
	<-ended.Ended()
	if kind, message := ended.Explain(); kind != outcome.Crash || message != "the program was ended by a signal: segmentation fault" {
		t.Errorf("got %s: %s", kind, message)
	}
}

func TestEndsThoughAChildKeepsTheOutputOpen(t *testing.T) {
	<-start(t, "sleep 60 &").Ended()
}
