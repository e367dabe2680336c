// Package scenario describes what a program has to do, runs it against local Nitric resources, and reports the first
// step that doesn't go as described.
package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/declared"
)

// Scenario describes what has to exist before a program runs, what happens to it, and what has to exist afterwards.
type Scenario struct {
	Set    Set               `json:"set"`
	Env    map[string]string `json:"env"`
	Steps  []json.RawMessage `json:"steps"`  // each is a Step; variables are replaced just before it runs
	Expect json.RawMessage   `json:"expect"` // an Expectations; variables are replaced after the last step
}

// Set lists what exists before the program starts, by the name of the resource.
type Set struct {
	Secret   map[string]string                    `json:"secret"`
	KeyValue map[string]map[string]map[string]any `json:"keyvalue"` // key, value
	Bucket   map[string]map[string]string         `json:"bucket"`   // file, content
	Queue    map[string][]map[string]any          `json:"queue"`    // messages
	SQL      map[string]string                    `json:"sql"`      // statements
}

// Step is one thing that happens to the program. Exactly one of the first seven fields is set.
type Step struct {
	Request   *Request `json:"request"`
	Schedule  string   `json:"schedule"`
	Topic     string   `json:"topic"`
	Job       string   `json:"job"`
	Bucket    string   `json:"bucket"`
	Websocket string   `json:"websocket"`
	Command   string   `json:"command"` // executed by bash

	Payload map[string]any    `json:"payload"` // of a topic or a job
	Fails   bool              `json:"fails"`   // the handler of the topic or the job reports a failure
	Write   map[string]string `json:"write"`   // files of the bucket, with their content
	Delete  []string          `json:"delete"`  // files of the bucket
	Actions []SocketAction    `json:"actions"` // on the websocket
}

// Request is an HTTP request to an API, and the expected response.
type Request struct {
	API     string            `json:"api"` // required if the program has several
	Method  string            `json:"method"`
	Path    string            `json:"path"`
	URL     string            `json:"url"` // instead of API and Path, for example a presigned URL
	Headers map[string]string `json:"headers"`
	Body    json.RawMessage   `json:"body"` // a string is sent as it is, anything else as JSON
	Expect  Response          `json:"expect"`
	Save    map[string]string `json:"save"` // variables for later steps: name, path in the JSON of the response
}

// Response describes the expected response. Everything that is left out can have any value.
type Response struct {
	Status  int                `json:"status"`
	Headers map[string]Matcher `json:"headers"`
	Body    *Matcher           `json:"body"`
}

// SocketAction is an action of one client of a websocket. Exactly one of the last four fields is set.
type SocketAction struct {
	Client     string          `json:"client"` // distinguishes several clients
	Connect    *Connect        `json:"connect"`
	Send       json.RawMessage `json:"send"` // a string is sent as it is, anything else as JSON
	Receive    *Matcher        `json:"receive"`
	Disconnect bool            `json:"disconnect"`
}

// Connect opens a connection.
type Connect struct {
	Query    map[string]string `json:"query"`
	Rejected bool              `json:"rejected"` // the service rejects the connection
}

// Expectations describe what exists after the last step, by the name of the resource.
type Expectations struct {
	Log      []LogLine                             `json:"log"`
	Bucket   map[string]map[string]Matcher         `json:"bucket"`   // file, content; null if it doesn't exist
	KeyValue map[string]map[string]json.RawMessage `json:"keyvalue"` // key, value; null if it doesn't exist
	Queue    map[string]QueueContent               `json:"queue"`
	Secret   map[string]Matcher                    `json:"secret"`
}

// QueueContent describes the messages that wait in a queue.
type QueueContent struct {
	Count    *int              `json:"count"`
	Contains []json.RawMessage `json:"contains"`
}

// Parse reads a scenario and checks its structure.
func Parse(data []byte) (*Scenario, error) {
	parsed := &Scenario{}
	if err := decode(data, parsed); err != nil {
		return nil, err
	}
	for index, raw := range parsed.Steps {
		if _, err := parseStep(raw); err != nil {
			return nil, fmt.Errorf("step %d: %w", index+1, err)
		}
	}
	if _, err := parseExpectations(parsed.Expect); err != nil {
		return nil, fmt.Errorf("expect: %w", err)
	}
	return parsed, nil
}

func decode(data []byte, target any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return decoder.Decode(target)
}

func parseStep(raw json.RawMessage) (Step, error) {
	var step Step
	if err := decode(raw, &step); err != nil {
		return step, err
	}
	kinds := 0
	for _, isSet := range []bool{step.Request != nil, step.Schedule != "", step.Topic != "", step.Job != "", step.Bucket != "", step.Websocket != "", step.Command != ""} {
		if isSet {
			kinds++
		}
	}
	if kinds != 1 {
		return step, errors.New("a step has exactly one of request, schedule, topic, job, bucket, websocket, and command")
	}
	if step.Request != nil && step.Request.Method == "" {
		step.Request.Method = http.MethodGet
	}
	return step, nil
}

func parseExpectations(raw json.RawMessage) (Expectations, error) {
	var expectations Expectations
	if len(raw) == 0 {
		return expectations, nil
	}
	err := decode(raw, &expectations)
	return expectations, err
}

// String names a step for messages.
func (s Step) String() string {
	switch {
	case s.Request != nil:
		return s.Request.Method + " " + s.Request.Path + s.Request.URL
	case s.Schedule != "":
		return "schedule " + s.Schedule
	case s.Topic != "":
		return "topic " + s.Topic
	case s.Job != "":
		return "job " + s.Job
	case s.Bucket != "":
		return "bucket " + s.Bucket
	case s.Command != "":
		return "command " + s.Command
	default:
		return "websocket " + s.Websocket
	}
}

// handler returns the type and the name of the resource whose handler a step calls.
func (s Step) handler() (kind, name string) {
	switch {
	case s.Schedule != "":
		return declared.Schedule, s.Schedule
	case s.Topic != "":
		return declared.Topic, s.Topic
	case s.Bucket != "":
		return declared.Bucket, s.Bucket
	default:
		return declared.Job, s.Job
	}
}

// text returns a body or a message as it is sent, and whether it is JSON.
func text(raw json.RawMessage) (sent string, isJSON bool) {
	if json.Unmarshal(raw, &sent) == nil {
		return sent, false
	}
	return string(raw), true
}
