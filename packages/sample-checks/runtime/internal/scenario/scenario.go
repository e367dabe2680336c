// Package scenario describes what a program has to do, runs it against local Nitric resources, and reports the first
// step that doesn't go as described.
package scenario

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
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

func Parse(data []byte) (*Scenario, error) {
	parsed := &Scenario{}
	if err := decode(data, parsed); err != nil {
		return nil, err
	}
	if len(parsed.Steps) == 0 && len(parsed.Expect) == 0 {
		return nil, errors.New("a scenario requires steps or expect")
	}
	for index, raw := range parsed.Steps {
		if _, _, err := parseStep(raw); err != nil {
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

// text returns a body or a message as it is sent, and whether it is JSON.
func text(raw json.RawMessage) (sent string, isJSON bool) {
	if json.Unmarshal(raw, &sent) == nil {
		return sent, false
	}
	return string(raw), true
}

func (s Set) apply(ctx context.Context, local *cloud.Cloud) error {
	errs := []error{}
	for name, value := range inOrder(s.Secret) {
		errs = append(errs, local.PutSecret(ctx, name, value))
	}
	for store, values := range inOrder(s.KeyValue) {
		for key, value := range inOrder(values) {
			errs = append(errs, local.SetValue(ctx, store, key, value))
		}
	}
	for bucket, files := range inOrder(s.Bucket) {
		for file, content := range inOrder(files) {
			errs = append(errs, local.WriteFile(ctx, bucket, file, content))
		}
	}
	for queue, messages := range inOrder(s.Queue) {
		for _, message := range messages {
			errs = append(errs, local.Enqueue(ctx, queue, message))
		}
	}
	for database, statements := range inOrder(s.SQL) {
		errs = append(errs, local.ExecuteSQL(ctx, database, statements))
	}
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("set: %w", err)
	}
	return nil
}
