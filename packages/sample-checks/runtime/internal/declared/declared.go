// Package declared records what a program declares to a Nitric server over gRPC.
package declared

import (
	"cmp"
	"slices"
)

// The types of resources, as they appear in the JSON output.
const (
	API         = "api"
	APISecurity = "api-security"
	Bucket      = "bucket"
	HTTP        = "http"
	Job         = "job"
	KeyValue    = "keyvalue"
	Queue       = "queue"
	Schedule    = "schedule"
	Secret      = "secret"
	SQL         = "sql"
	Topic       = "topic"
	Websocket   = "websocket"
)

// Resource is a resource that a program declares.
type Resource struct {
	Type string `json:"type"`
	Name string `json:"name"`
	// Handlers say what the program handles: "GET /orders/:id" of an API, "created orders/" of a bucket,
	// "connect" of a websocket, "message" of a topic, "every 5 minutes" or "cron 0 4 * * *" of a schedule, "run" of a job.
	Handlers []string `json:"handlers,omitempty"`
}

func sorted(resources map[key]*Resource) []Resource {
	list := make([]Resource, 0, len(resources))
	for _, each := range resources {
		copied := *each
		copied.Handlers = slices.Sorted(slices.Values(each.Handlers))
		list = append(list, copied)
	}
	slices.SortFunc(list, func(a, b Resource) int {
		return cmp.Or(cmp.Compare(a.Type, b.Type), cmp.Compare(a.Name, b.Name))
	})
	return list
}
