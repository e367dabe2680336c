package collect

import (
	"strings"

	"google.golang.org/grpc"

	"github.com/nitrictech/cli/pkg/collector"
)

// serviceName is the name that the collector uses in its messages.
const serviceName = "sample"

// requirements are what one program declares: those of a service or of a batch service.
type requirements struct {
	services     []*collector.ServiceRequirements
	batches      []*collector.BatchRequirements
	wholeProject bool
}

func newRequirements(checked Program) requirements {
	created := requirements{wholeProject: checked.WholeProject}
	if checked.Batch {
		created.batches = append(created.batches, collector.NewBatchRequirements(serviceName, checked.File))
	} else {
		created.services = append(created.services, collector.NewServiceRequirements(serviceName, checked.File, "default"))
	}
	return created
}

func (r requirements) register(server *grpc.Server) {
	for _, each := range r.services {
		each.RegisterServices(server)
	}
	for _, each := range r.batches {
		each.RegisterServices(server)
	}
}

// rejections returns the messages with which `nitric up` would stop.
func (r requirements) rejections() []string {
	messages := []string{}
	for _, each := range r.services {
		messages = append(messages, messagesOf(each.Error())...)
	}
	for _, each := range r.batches {
		messages = append(messages, messagesOf(each.Error())...)
	}
	if r.wholeProject && len(messages) == 0 {
		_, err := collector.ServiceRequirementsToSpec(serviceName, map[string]string{}, r.services, r.batches, nil)
		messages = append(messages, messagesOf(err)...)
	}
	return messages
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
