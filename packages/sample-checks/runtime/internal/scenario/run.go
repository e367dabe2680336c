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

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

const (
	// logLines is how many lines of the program's output the result has.
	logLines = 40
	// endDelay is how long a failed step waits for the program to end, because that is the better explanation.
	endDelay = 200 * time.Millisecond
)

// Options say how to run a scenario.
type Options struct {
	Command []string
	Cloud   cloud.Options
	Limit   time.Duration // for everything together
	Wait    time.Duration // for each expectation and websocket message
	Settle  time.Duration // how long nothing must be declared until the program counts as ready
}

// Result is the outcome of a scenario.
type Result struct {
	Outcome  outcome.Outcome `json:"outcome"`
	Message  string          `json:"message,omitempty"`
	Requests []Exchange      `json:"requests,omitempty"`
	Received []string        `json:"received,omitempty"` // by clients of websockets
	Content  Content         `json:"content,omitempty"`
	Commands []Execution     `json:"commands,omitempty"`
	Log      []string        `json:"log,omitempty"`
	Isolated bool            `json:"isolated"`
}

// Content is what expectations have looked at: the kind and the name of a resource, and in it a key, which is empty for
// secrets and queues. A value is nil if it doesn't exist.
type Content map[string]map[string]map[string]any

func (c Content) add(kind, name, key string, value any, found bool) {
	if c[kind] == nil {
		c[kind] = map[string]map[string]any{}
	}
	if c[kind][name] == nil {
		c[kind][name] = map[string]any{}
	}
	if !found {
		value = nil
	}
	c[kind][name][key] = value
}

// Run runs a scenario. The program has always ended when it returns.
func Run(ctx context.Context, scenario *Scenario, options Options) Result {
	ctx, cancel := context.WithTimeout(ctx, options.Limit)
	defer cancel()
	running := &run{options: options, scenario: scenario, variables: variables{}, position: "start"}
	running.result.Isolated = options.Cloud.Isolated
	running.result.Content = Content{}
	running.execute(ctx)
	running.mutex.Lock()
	defer running.mutex.Unlock()
	return running.result
}

// run is the state of a running scenario.
type run struct {
	options   Options
	scenario  *Scenario
	cloud     *cloud.Cloud
	program   *program.Program
	sockets   *sockets
	variables variables
	position  string // where the scenario is, for messages

	mutex  sync.Mutex // an action that never returned can still add a request
	result Result
}

var (
	errEnded    = errors.New("the program has ended")
	errRejected = errors.New("Nitric rejects what the program declares: ")
)

func (r *run) execute(ctx context.Context) {
	if err := r.prepare(ctx); errors.Is(err, postgres.ErrNotInstalled) {
		r.conclude(outcome.Skipped, err.Error())
	} else if err != nil {
		r.conclude(outcome.Error, err.Error())
	} else {
		r.explain(r.phases(ctx))
	}
	r.finish()
}

// prepare starts the local resources and the program.
func (r *run) prepare(ctx context.Context) (err error) {
	if r.cloud, err = cloud.Start(ctx, r.options.Cloud); err != nil {
		return err
	}
	r.sockets = newSockets(r.cloud, r.options.Wait, r.receive)
	if err := r.scenario.Set.apply(ctx, r.cloud); err != nil {
		return err
	}
	return r.start()
}

// finish adds what is known about the program to the result, and ends everything that was started.
func (r *run) finish() {
	if r.program != nil {
		r.program.Stop()
		lines := r.program.Output.Lines(program.Stdout, program.Stderr)
		r.result.Log = lines[max(0, len(lines)-logLines):]
	}
	if r.cloud != nil {
		r.sockets.close()
		r.cloud.Stop()
	}
}

// start starts the program. It gets its own folder for temporary files, because process IDs, which programs use in
// names of such files, aren't unique across namespaces.
func (r *run) start() error {
	temporary := filepath.Join(r.options.Cloud.State, "tmp")
	if err := os.Mkdir(temporary, 0o700); err != nil {
		return err
	}
	environment := r.cloud.Environment()
	environment["TMPDIR"] = temporary
	maps.Copy(environment, r.scenario.Env)
	started, err := program.Start(program.Options{Command: r.options.Command, Env: environment})
	r.program = started
	return err
}

// phases waits for the program, carries out the steps, and checks the expectations.
func (r *run) phases(ctx context.Context) error {
	if err := r.waitUntilReady(ctx); err != nil {
		return err
	}
	for index, raw := range r.scenario.Steps {
		step, err := parseStep(r.variables.replace(raw))
		if err != nil {
			return err
		}
		r.position = fmt.Sprintf("step %d (%s)", index+1, step)
		if err := r.guard(ctx, func() error { return step.perform(ctx, r) }); err != nil {
			return err
		}
	}
	r.position = "expect"
	expectations, err := parseExpectations(r.variables.replace(r.scenario.Expect))
	if err != nil {
		return err
	}
	checker := checker{cloud: r.cloud, output: r.program.Output, wait: r.options.Wait, content: r.result.Content}
	return checker.check(ctx, expectations)
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
	return r.cloud.CheckPostgres()
}
