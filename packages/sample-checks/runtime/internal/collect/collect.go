// Package collect finds out whether `nitric up` would accept what a program declares. It runs the program against the
// collector of the Nitric CLI, as `nitric up` does.
package collect

import (
	"context"
	"fmt"
	"maps"
	"net"
	"time"

	"google.golang.org/grpc"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

// outputLines is how many lines of a failed program's standard error the result has.
const outputLines = 40

// Program is a program to check.
type Program struct {
	ID      string            `json:"id"`      // repeated in the result
	File    string            `json:"file"`    // named in error messages
	Command []string          `json:"command"` // starts the program
	Dir     string            `json:"dir"`     // working directory of the command
	Env     map[string]string `json:"env"`     // additional variables
	Batch   bool              `json:"batch"`   // a batch service, listed under batch-services in nitric.yaml
}

// Result says whether Nitric accepts what a program declares.
type Result struct {
	ID         string          `json:"id"`
	Outcome    outcome.Outcome `json:"outcome"`
	Message    string          `json:"message,omitempty"`
	Rejections []string        `json:"rejections,omitempty"`
	Stderr     string          `json:"stderr,omitempty"`
}

// Run checks one program. The time limit applies to the program.
func Run(ctx context.Context, checked Program, limit time.Duration) Result {
	result := Result{ID: checked.ID}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if err := result.check(ctx, checked); err != nil {
		result.Outcome, result.Message = outcome.Error, err.Error()
	}
	if result.Outcome == outcome.Timeout {
		result.Message = fmt.Sprintf("the program was still running after %s", limit)
	}
	return result
}

func (r *Result) check(ctx context.Context, checked Program) error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	declared := requirementsOf(checked)
	server := grpc.NewServer()
	declared.RegisterServices(server)
	go func() { _ = server.Serve(listener) }()
	defer server.Stop()

	running, err := program.Start(program.Options{
		Command: checked.Command,
		Dir:     checked.Dir,
		Env:     collectEnvironment(checked.Env, listener.Addr().String()),
	})
	if err != nil {
		return err
	}
	defer running.Stop()
	select {
	case <-ctx.Done():
		r.Outcome = outcome.Timeout
	case <-running.Ended():
		r.judge(running, declared)
	}
	if r.Outcome != outcome.Accepted {
		r.Stderr = running.Output.Last(outputLines, program.Stderr)
	}
	return nil
}

// judge sets the result of a program that has ended.
func (r *Result) judge(ended *program.Program, declared requirements) {
	if !ended.Succeeded() {
		r.Outcome, r.Message = ended.Explain()
		return
	}
	r.Outcome, r.Rejections = outcome.Accepted, messagesOf(declared.Error())
	if len(r.Rejections) > 0 {
		r.Outcome = outcome.Rejected
	}
}

func collectEnvironment(additions map[string]string, address string) map[string]string {
	environment := map[string]string{
		"SERVICE_ADDRESS":    address,
		"NITRIC_ENVIRONMENT": "build",
		"PYTHONUNBUFFERED":   "TRUE",
	}
	maps.Copy(environment, additions)
	return environment
}
