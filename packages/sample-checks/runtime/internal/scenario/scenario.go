// Package scenario describes what a program has to do, runs it against local Nitric resources, and reports the first
// step that doesn't go as described.
package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// Scenario describes what has to exist before a program runs, what happens to it, and what has to exist afterwards.
type Scenario struct {
	Set    Set               `json:"set"`
	Env    map[string]string `json:"env"`
	Steps  []json.RawMessage `json:"steps"`  // each is a step; variables are replaced just before it runs
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
	if len(parsed.Steps) == 0 && len(parsed.Expect) == 0 {
		return nil, errors.New("a scenario requires steps or expect")
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

func parseExpectations(raw json.RawMessage) (Expectations, error) {
	var expectations Expectations
	if len(raw) == 0 {
		return expectations, nil
	}
	err := decode(raw, &expectations)
	return expectations, err
}

// text returns a body or a message as it is sent, and whether it is JSON.
func text(raw json.RawMessage) (sent string, isJSON bool) {
	if json.Unmarshal(raw, &sent) == nil {
		return sent, false
	}
	return string(raw), true
}
