package scenario

import (
	"context"
	"fmt"
	"strings"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

// Execution is a command that was executed, and what it printed.
type Execution struct {
	Step   int    `json:"step"`
	Stdout string `json:"stdout"`
}

// executeCommand runs a command line with bash in the current folder, while the program runs. It gets the variables of the
// scenario, but not those with which the program finds the local resources.
func (r *run) executeCommand(ctx context.Context, line string) error {
	started, err := program.Start(program.Options{Command: []string{"bash", "-c", line}, Env: r.scenario.Env})
	if err != nil {
		return err
	}
	select {
	case <-started.Ended():
	case <-ctx.Done():
		started.Stop()
		return ctx.Err()
	}
	r.recordExecution(Execution{Stdout: strings.Join(started.Output.Lines(program.Stdout), "\n")})
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
	execution.Step = r.position.step
	r.result.Commands = append(r.result.Commands, execution)
}
