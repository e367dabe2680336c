package collect

import (
	"strings"

	"google.golang.org/grpc"

	"github.com/nitrictech/cli/pkg/collector"
)

// serviceName is the name that the collector uses in its messages.
const serviceName = "sample"

// requirements are what a service or a batch service declares, and the error with which `nitric up` would stop.
type requirements interface {
	RegisterServices(server *grpc.Server)
	Error() error
}

func requirementsOf(checked Program) requirements {
	if checked.Batch {
		return collector.NewBatchRequirements(serviceName, checked.File)
	}
	return collector.NewServiceRequirements(serviceName, checked.File, "default")
}

// unreachable is part of the message about an OpenID Connect issuer that can't be reached, as in every sample.
const unreachable = "pointing to an invalid OIDC config"

// messagesOf splits an error of the CLI, which is a heading and a list.
func messagesOf(err error) []string {
	if err == nil {
		return nil
	}
	messages := []string{}
	for _, line := range strings.Split(err.Error(), "\n") {
		message, listed := strings.CutPrefix(strings.TrimSpace(line), "- ")
		if listed && !strings.Contains(message, unreachable) {
			messages = append(messages, message)
		}
	}
	return messages
}
