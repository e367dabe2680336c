package cloud

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"google.golang.org/protobuf/types/known/structpb"

	batchpb "github.com/nitrictech/nitric/core/pkg/proto/batch/v1"
	schedulespb "github.com/nitrictech/nitric/core/pkg/proto/schedules/v1"
	topicspb "github.com/nitrictech/nitric/core/pkg/proto/topics/v1"
)

// ErrHandlerFailed is returned if a handler ran and reported a failure.
var ErrHandlerFailed = errors.New("the handler failed")

// RunSchedule calls the handler of a schedule and waits until it has returned.
func (c *Cloud) RunSchedule(name string) error {
	_, err := c.schedules.HandleRequest(&schedulespb.ServerMessage{
		Content: &schedulespb.ServerMessage_IntervalRequest{
			IntervalRequest: &schedulespb.IntervalRequest{ScheduleName: name},
		},
	})
	return err
}

// Publish sends a message to all subscribers of a topic and waits until they have handled it.
func (c *Cloud) Publish(name string, message map[string]any) error {
	payload, err := structpb.NewStruct(message)
	if err != nil {
		return err
	}
	response, err := c.topics.SubscriberManager.HandleRequest(&topicspb.ServerMessage{
		Content: &topicspb.ServerMessage_MessageRequest{
			MessageRequest: &topicspb.MessageRequest{
				TopicName: name,
				Message:   &topicspb.TopicMessage{Content: &topicspb.TopicMessage_StructPayload{StructPayload: payload}},
			},
		},
	})
	return unlessSucceeded(response.GetMessageResponse().GetSuccess(), err)
}

// RunJob calls the handler of a job and waits until it has returned.
func (c *Cloud) RunJob(name string, data map[string]any) error {
	payload, err := structpb.NewStruct(data)
	if err != nil {
		return err
	}
	response, err := c.jobs.HandleJobRequest(&batchpb.ServerMessage{
		Content: &batchpb.ServerMessage_JobRequest{
			JobRequest: &batchpb.JobRequest{
				JobName: name,
				Data:    &batchpb.JobData{Data: &batchpb.JobData_Struct{Struct: payload}},
			},
		},
	})
	return unlessSucceeded(response.GetJobResponse().GetSuccess(), err)
}

func unlessSucceeded(success bool, err error) error {
	if err == nil && !success {
		return ErrHandlerFailed
	}
	return err
}

func (c *Cloud) RequireHandler(kind, name string) error {
	handled := c.Declared.Handled(kind)
	if slices.Contains(handled, name) {
		return nil
	}
	return fmt.Errorf("the program has no handler for the %s %q, only for %s", kind, name, listed(handled))
}

// APIURL returns the URL of an API, or of an HTTP service. Without a name, the program must have exactly one.
func (c *Cloud) APIURL(name string) (string, error) {
	addresses := c.gateway.GetApiAddresses()
	if name == "" && len(addresses) == 0 {
		addresses = c.gateway.GetHttpWorkerAddresses()
	}
	return one("API", name, addresses)
}

func (c *Cloud) WebsocketURL(name string) (string, error) {
	address, err := one("websocket", name, c.gateway.GetWebsocketAddresses())
	return "ws://" + address, err
}

// one returns the address with a name, or the only address if the name is empty.
func one(kind, name string, addresses map[string]string) (string, error) {
	if name == "" && len(addresses) == 1 {
		for _, address := range addresses {
			return onLocalhost(address), nil
		}
	}
	if address, found := addresses[name]; found {
		return onLocalhost(address), nil
	}
	names := slices.Sorted(maps.Keys(addresses))
	if name == "" {
		return "", fmt.Errorf("name the %s, because the program has %s", kind, listed(names))
	}
	return "", fmt.Errorf("the program has no %s %q, only %s", kind, name, listed(names))
}

// onLocalhost replaces the address for all interfaces.
func onLocalhost(address string) string {
	return strings.Replace(address, "0.0.0.0", "localhost", 1)
}

func listed(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}
