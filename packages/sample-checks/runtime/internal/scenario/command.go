package scenario

import (
	"context"
	"fmt"
	"strings"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

// Execution is what a command printed.
type Execution struct {
	Stdout string `json:"stdout"`
}

// command is a command line that bash executes in the current folder, while the program runs. It gets the variables of the
// scenario, but not those with which the program finds the local resources.
type command struct {
	Command string `json:"command"`
}

func (c *command) String() string { return "command " + c.Command }

func (c *command) perform(ctx context.Context, r *run) error {
	started, err := program.Start(program.Options{Command: []string{"bash", "-c", c.Command}, Env: r.scenario.Env})
	if err != nil {
		return err
	}
	select {
	case <-started.Ended():
	case <-ctx.Done():
		started.Stop()
		return ctx.Err()
	}
	r.recordExecution(Execution{strings.Join(started.Output.Lines(program.Stdout), "\n")})
	if started.Succeeded() {
		return nil
	}
	_, reason := started.Explain()
	printed := started.Output.Last(logLines, program.Stdout, program.Stderr)
	return fmt.Errorf("%s\n%s", reason, printed)
}

// recordExecution adds a command to the result.
func (r *run) recordExecution(execution Execution) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.result.Commands = append(r.result.Commands, execution)
}
