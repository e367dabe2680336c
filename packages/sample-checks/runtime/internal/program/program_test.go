package program

import (
	"slices"
	"testing"
)

func start(t *testing.T, script string) *Program {
	t.Helper()
	started, err := Start([]string{"sh", "-c", script}, map[string]string{"GREETING": "hello"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(started.Stop)
	<-started.Ended()
	return started
}

func TestOutput(t *testing.T) {
	ended := start(t, `echo "$GREETING"; echo problem >&2; printf unfinished`)
	if got, want := ended.Lines(), []string{"hello", "problem", "unfinished"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if !ended.Succeeded() {
		t.Error("the program failed")
	}
}

func TestStatus(t *testing.T) {
	if got := start(t, "kill -SEGV $$").Status(); got != "signal: segmentation fault" {
		t.Errorf("got %q", got)
	}
}

func TestEndsThoughAChildKeepsTheOutputOpen(t *testing.T) {
	start(t, "sleep 60 &")
}
