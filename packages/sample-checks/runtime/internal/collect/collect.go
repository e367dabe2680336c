// Package collect finds out what a program declares and whether `nitric up` would accept it. It runs the program
// against the collector of the Nitric CLI, as `nitric up` does.
package collect

import (
	"context"
	"maps"
	"net"
	"time"

	"google.golang.org/grpc"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/declared"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

// outputLines is how many lines of a failed program's standard error the result has.
const outputLines = 40

// Program is a program to check. It is one line of input for a batch.
type Program struct {
	ID           string            `json:"id,omitempty"`           // repeated in the result
	File         string            `json:"file"`                   // named in error messages
	Command      []string          `json:"command"`                // starts the program
	Dir          string            `json:"dir,omitempty"`          // working directory of the command
	Env          map[string]string `json:"env,omitempty"`          // additional variables
	Batch        bool              `json:"batch,omitempty"`        // a batch service, listed under batch-services in nitric.yaml
	WholeProject bool              `json:"wholeProject,omitempty"` // also check what depends on other services
}

// Result says what a program declares and whether Nitric accepts it.
type Result struct {
	ID         string              `json:"id,omitempty"`
	File       string              `json:"file"`
	Outcome    outcome.Outcome     `json:"outcome"`
	Message    string              `json:"message,omitempty"`
	Rejections []string            `json:"rejections,omitempty"`
	Resources  []declared.Resource `json:"resources"`
	Stderr     string              `json:"stderr,omitempty"`
	Millis     int64               `json:"millis"`
}

// Run checks one program. The time limit applies to the program.
func Run(ctx context.Context, checked Program, limit time.Duration) Result {
	began := time.Now()
	result := Result{ID: checked.ID, File: checked.File, Resources: []declared.Resource{}}
	recorder := declared.NewRecorder()
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	result.check(ctx, checked, recorder)
	if ctx.Err() == context.DeadlineExceeded {
		result.Message = "the program was still running after " + limit.String()
	}
	result.Resources = recorder.Resources()
	result.Millis = time.Since(began).Milliseconds()
	return result
}

func (r *Result) check(ctx context.Context, checked Program, recorder *declared.Recorder) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		r.fail(err)
		return
	}
	requirements := newRequirements(checked)
	server := grpc.NewServer(grpc.UnaryInterceptor(recorder.Unary), grpc.StreamInterceptor(recorder.Stream))
	requirements.register(server)
	go func() { _ = server.Serve(listener) }()
	defer server.Stop()

	running, err := program.Start(program.Options{
		Command: checked.Command,
		Dir:     checked.Dir,
		Env:     collectEnvironment(checked.Env, listener.Addr().String()),
	})
	if err != nil {
		r.fail(err)
		return
	}
	defer running.Stop()
	select {
	case <-ctx.Done():
		r.Outcome, r.Message = outcome.Timeout, "the check was canceled"
		r.Stderr = running.Output.Last(outputLines, program.Stderr)
	case <-running.Ended():
		r.judge(running, requirements)
	}
}

// judge sets the result of a program that has ended.
func (r *Result) judge(ended *program.Program, requirements requirements) {
	if !ended.Succeeded() {
		r.Outcome, r.Message = ended.Explain()
		r.Stderr = ended.Output.Last(outputLines, program.Stderr)
		return
	}
	r.Rejections = requirements.rejections()
	if len(r.Rejections) > 0 {
		r.Outcome = outcome.Rejected
		return
	}
	r.Outcome = outcome.Accepted
}

func (r *Result) fail(err error) {
	r.Outcome, r.Message = outcome.Error, err.Error()
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
