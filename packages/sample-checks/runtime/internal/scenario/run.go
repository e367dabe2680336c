package scenario

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/fasthttp/websocket"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

const (
	// logLines is how many lines of the program's output the result has.
	logLines = 40
	// endDelay is how long a failed step waits for the program to end, because that is the better explanation.
	endDelay = 200 * time.Millisecond
	// pollInterval is how often something that can take time is checked.
	pollInterval = 10 * time.Millisecond
)

type Options struct {
	Command []string
	Cloud   cloud.Options
	Limit   time.Duration // for everything together
	Wait    time.Duration // for each expectation and websocket message
	Settle  time.Duration // how long nothing must be declared until the program counts as ready
}

// The ways in which a run can end.
const (
	Passed   = "passed"   // Nitric accepts the declarations, or every step and expectation of the scenario was met
	Error    = "error"    // the check itself failed, for example because the scenario is invalid
	Rejected = "rejected" // Nitric rejects what the program declares
	Failed   = "failed"   // a step or an expectation of the scenario wasn't met
	Ended    = "exit"     // the program ended too early, or with a status other than 0
	Timeout  = "timeout"  // the time limit ended the program
	Skipped  = "skipped"  // the scenario needs a SQL database, and PostgreSQL isn't installed
)

type Result struct {
	Outcome  string      `json:"outcome"`
	Message  string      `json:"message,omitempty"`
	Requests []Exchange  `json:"requests,omitempty"`
	Received []string    `json:"received,omitempty"` // by clients of websockets
	Content  Content     `json:"content,omitempty"`
	Commands []Execution `json:"commands,omitempty"`
	Log      []string    `json:"log,omitempty"`
}

// Content is what expectations have looked at: the kind and the name of a resource, and in it a key, which is empty for
// secrets and queues. A value is nil if it doesn't exist.
type Content map[string]map[string]map[string]any

// Failure is the result of a check that failed itself.
func Failure(err error) Result { return Result{Outcome: Error, Message: err.Error()} }

func Explain(ended *program.Program) string { return "the program ended: " + ended.Status() }

func LastLines(started *program.Program) []string {
	lines := started.Lines()
	return lines[max(0, len(lines)-logLines):]
}

type run struct {
	options   Options
	scenario  *Scenario
	cloud     *cloud.Cloud
	program   *program.Program
	sockets   map[socketKey]*websocket.Conn
	variables variables
	position  string // where the scenario is, for messages

	mutex  sync.Mutex // an action that never returned can still add to the result
	result Result
}

var (
	errEnded    = errors.New("the program has ended")
	errRejected = errors.New("Nitric rejects what the program declares: ")
)

// Run runs a scenario. The program has always ended when it returns.
func Run(ctx context.Context, scenario *Scenario, options Options) Result {
	ctx, cancel := context.WithTimeout(ctx, options.Limit)
	defer cancel()
	r := &run{options: options, scenario: scenario, sockets: map[socketKey]*websocket.Conn{}, variables: variables{}, position: "start"}
	r.result.Content = Content{}
	outcome, message := Error, ""
	err := r.prepare(ctx)
	if err == nil {
		outcome, message = r.explain(r.phases(ctx))
	} else if message = err.Error(); errors.Is(err, postgres.ErrNotInstalled) {
		outcome = Skipped
	}
	if r.program != nil {
		r.program.Stop()
		r.record(func(result *Result) { result.Log = LastLines(r.program) })
	}
	if r.cloud != nil {
		r.cloud.Stop()
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.result.Outcome, r.result.Message = outcome, message
	return r.result
}

// prepare starts the local resources and the program. It gets its own folder for temporary files, because process IDs, which programs
// use in names of such files, aren't unique across namespaces.
func (r *run) prepare(ctx context.Context) (err error) {
	if r.cloud, err = cloud.Start(ctx, r.options.Cloud); err != nil {
		return err
	}
	if err := r.scenario.Set.apply(ctx, r.cloud); err != nil {
		return err
	}
	temporary := filepath.Join(r.options.Cloud.State, "tmp")
	if err := os.Mkdir(temporary, 0o700); err != nil {
		return err
	}
	environment := r.cloud.Environment()
	environment["TMPDIR"] = temporary
	maps.Copy(environment, r.scenario.Env)
	r.program, err = program.Start(r.options.Command, environment)
	return err
}

// phases waits for the program, carries out the steps, and checks the expectations.
func (r *run) phases(ctx context.Context) error {
	if err := r.waitUntilReady(ctx); err != nil {
		return err
	}
	for index, raw := range r.scenario.Steps {
		step, name, err := parseStep(r.variables.replace(raw))
		if err != nil {
			return err
		}
		r.position = fmt.Sprintf("step %d (%s)", index+1, name)
		if err := r.guard(ctx, func() error { return step.perform(ctx, r) }); err != nil {
			return err
		}
	}
	r.position = "expect"
	expectations, err := parseExpectations(r.variables.replace(r.scenario.Expect))
	if err != nil {
		return err
	}
	return r.check(ctx, expectations)
}

// waitUntilReady waits until the program has declared its resources. A program that exits successfully is fine if the
// scenario has no steps.
func (r *run) waitUntilReady(ctx context.Context) error {
	for !r.cloud.Declared.Settled(r.options.Settle) {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-r.program.Ended():
			if r.program.Succeeded() && len(r.scenario.Steps) == 0 {
				return nil
			}
			return errEnded
		case <-time.After(pollInterval):
		}
	}
	if rejections := r.cloud.Rejections(); len(rejections) > 0 {
		return fmt.Errorf("%w%s", errRejected, strings.Join(rejections, "; "))
	}
	if r.cloud.Declared.UsesSQL() {
		_, err := postgres.Find()
		return err
	}
	return nil
}

// guard returns early if the program ends or the time is up, because the action then perhaps never returns. It turns a panic into an
// error, because the Nitric CLI panics if the program ends while it handles a schedule.
func (r *run) guard(ctx context.Context, action func() error) error {
	done := make(chan error, 1)
	go func() {
		defer func() {
			if reason := recover(); reason != nil {
				done <- fmt.Errorf("the Nitric CLI panicked: %v", reason)
			}
		}()
		done <- action()
	}()
	select {
	case err := <-done:
		return err
	case <-r.program.Ended():
		return errEnded
	case <-ctx.Done():
		return ctx.Err()
	}
}

// poll repeats a check until it succeeds or the time is up, and returns its last error.
func (r *run) poll(ctx context.Context, check func() error) error {
	deadline := time.Now().Add(r.options.Wait)
	for {
		err := check()
		if err == nil || time.Now().After(deadline) {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(pollInterval):
		}
	}
}

// addressOf returns the address of an API or a websocket, after the program has registered it.
func (r *run) addressOf(ctx context.Context, name string, find func(name string) (string, error)) (address string, err error) {
	err = r.poll(ctx, func() (err error) {
		address, err = find(name)
		return err
	})
	return address, err
}

// explain returns the outcome and the message for the error with which the scenario ended.
func (r *run) explain(err error) (outcome, message string) {
	ended := func(delay time.Duration) bool {
		select {
		case <-r.program.Ended():
			return true
		case <-time.After(delay):
			return false
		}
	}
	switch {
	case err == nil && (!ended(0) || r.program.Succeeded()):
		return Passed, ""
	case errors.Is(err, postgres.ErrNotInstalled):
		return Skipped, err.Error()
	case errors.Is(err, errRejected):
		return Rejected, err.Error()
	case ended(endDelay):
		return Ended, r.position + ": " + Explain(r.program)
	case errors.Is(err, context.DeadlineExceeded):
		return Timeout, fmt.Sprintf("%s: the program took longer than %s", r.position, r.options.Limit)
	}
	return Failed, r.position + ": " + err.Error()
}

func (r *run) record(add func(result *Result)) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	add(&r.result)
}

// note records what an expectation has looked at.
func (r *run) note(kind, name, key string, value any, found bool) {
	r.record(func(result *Result) {
		if result.Content[kind] == nil {
			result.Content[kind] = map[string]map[string]any{}
		}
		if result.Content[kind][name] == nil {
			result.Content[kind][name] = map[string]any{}
		}
		if !found {
			value = nil
		}
		result.Content[kind][name][key] = value
	})
}
