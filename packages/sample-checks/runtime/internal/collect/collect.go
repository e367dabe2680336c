// Package collect finds out whether `nitric up` would accept what a program declares. It runs the program against the
// collector of the Nitric CLI, as `nitric up` does.
package collect

import (
	"errors"
	"fmt"
	"net"
	"strings"
	"time"

	"github.com/nitrictech/cli/pkg/collector"
	"google.golang.org/grpc"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/scenario"
)

const serviceName = "sample"

// requirements are what a service or a batch service declares, and the error with which `nitric up` would stop.
type requirements interface {
	RegisterServices(server *grpc.Server)
	Error() error
}

// Run checks a program. File is its name in messages.
func Run(file string, batch bool, options scenario.Options) scenario.Result {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return scenario.Failure(err)
	}
	var declared requirements = collector.NewServiceRequirements(serviceName, file, "default")
	if batch {
		declared = collector.NewBatchRequirements(serviceName, file)
	}
	server := grpc.NewServer()
	declared.RegisterServices(server)
	go func() { _ = server.Serve(listener) }()
	defer server.Stop()

	running, err := program.Start(options.Command, map[string]string{
		"SERVICE_ADDRESS":    listener.Addr().String(),
		"NITRIC_ENVIRONMENT": "build",
		"PYTHONUNBUFFERED":   "TRUE",
	})
	if err != nil {
		return scenario.Failure(err)
	}
	defer running.Stop()
	var result scenario.Result
	select {
	case <-time.After(options.Limit):
		result = scenario.Result{Outcome: scenario.Timeout, Message: fmt.Sprintf("the program was still running after %s", options.Limit)}
	case <-running.Ended():
		result = judge(running, declared)
	}
	result.Log = scenario.LastLines(running)
	return result
}

func judge(ended *program.Program, declared requirements) scenario.Result {
	if !ended.Succeeded() {
		return scenario.Result{Outcome: scenario.Ended, Message: scenario.Explain(ended)}
	}
	if err := rejection(declared.Error()); err != nil {
		return scenario.Result{Outcome: scenario.Rejected, Message: err.Error()}
	}
	return scenario.Result{Outcome: scenario.Passed}
}

// unreachable is part of the message about an OpenID Connect issuer that can't be reached, as in every sample.
const unreachable = "pointing to an invalid OIDC config"

// rejection returns the messages in an error of the CLI, which is a heading and a list.
func rejection(err error) error {
	if err == nil {
		return nil
	}
	messages := []error{}
	for _, line := range strings.Split(err.Error(), "\n") {
		message, listed := strings.CutPrefix(strings.TrimSpace(line), "- ")
		if listed && !strings.Contains(message, unreachable) {
			messages = append(messages, errors.New(message))
		}
	}
	return errors.Join(messages...)
}
