package scenario

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"slices"
)

// Expectations describe what exists after the last step, by the name of the resource.
type Expectations struct {
	Log      []Text                     `json:"log"`
	Bucket   map[string]map[string]Text `json:"bucket"`   // file, content; null if it doesn't exist
	KeyValue map[string]map[string]any  `json:"keyvalue"` // key, value; null if it doesn't exist
	Queue    map[string]QueueContent    `json:"queue"`
	Secret   map[string]Text            `json:"secret"`
}

type QueueContent struct {
	Count    *int  `json:"count"`
	Contains []any `json:"contains"`
}

func parseExpectations(raw json.RawMessage) (Expectations, error) {
	var expectations Expectations
	if len(raw) == 0 {
		return expectations, nil
	}
	return expectations, decode(raw, &expectations)
}

// check checks the expectations in a fixed order. Each one can take some time, because topics and bucket events are asynchronous.
func (r *run) check(ctx context.Context, expected Expectations) error {
	for _, each := range r.checks(ctx, expected) {
		if err := r.poll(ctx, each); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) checks(ctx context.Context, expected Expectations) []func() error {
	checks := []func() error{}
	for _, line := range expected.Log {
		checks = append(checks, func() error { return line.checkLine(r.program.Lines()) })
	}
	for bucket, files := range inOrder(expected.Bucket) {
		for file, content := range inOrder(files) {
			checks = append(checks, func() error {
				actual, found, err := r.cloud.File(ctx, bucket, file)
				if err != nil {
					return err
				}
				r.note("bucket", bucket, file, actual, found)
				return content.check(fmt.Sprintf("file %s of bucket %s", file, bucket), actual, found)
			})
		}
	}
	for store, values := range inOrder(expected.KeyValue) {
		for key, value := range inOrder(values) {
			checks = append(checks, func() error { return r.checkValue(ctx, store, key, value) })
		}
	}
	for queue, content := range inOrder(expected.Queue) {
		var messages []any // that were received so far, because each one can be received only once
		checks = append(checks, func() error {
			received, err := r.cloud.Receive(ctx, queue)
			if err != nil {
				return err
			}
			messages = append(messages, received...)
			r.note("queue", queue, "", messages, true)
			return content.check(queue, messages)
		})
	}
	for name, value := range inOrder(expected.Secret) {
		checks = append(checks, func() error {
			actual, found, err := r.cloud.Secret(ctx, name)
			if err != nil {
				return err
			}
			r.note("secret", name, "", actual, found)
			return value.check("secret "+name, actual, found)
		})
	}
	return checks
}

func (r *run) checkValue(ctx context.Context, store, key string, expected any) error {
	value, found, err := r.cloud.Value(ctx, store, key)
	if err != nil {
		return err
	}
	r.note("keyvalue", store, key, value, found)
	what := fmt.Sprintf("key %s of %s", key, store)
	switch {
	case expected == nil && found:
		return mismatch(what, nothing, value)
	case expected != nil && !found:
		return mismatch(what, expected, nothing)
	case !found:
		return nil
	}
	return compare(what, expected, value)
}

func (c QueueContent) check(queue string, messages []any) error {
	if c.Count != nil && *c.Count != len(messages) {
		return mismatch("number of messages in queue "+queue, *c.Count, len(messages))
	}
	for _, expected := range c.Contains {
		isEqual := func(message any) bool { return compare("", expected, message) == nil }
		if !slices.ContainsFunc(messages, isEqual) {
			return mismatch("messages in queue "+queue, expected, messages)
		}
	}
	return nil
}

// inOrder iterates over a map in the order of its keys, so that runs are repeatable.
func inOrder[V any](values map[string]V) iter.Seq2[string, V] {
	return func(yield func(string, V) bool) {
		for _, name := range slices.Sorted(maps.Keys(values)) {
			if !yield(name, values[name]) {
				return
			}
		}
	}
}
