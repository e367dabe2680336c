package scenario

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"slices"
	"time"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

// pollInterval is how often an expectation is checked while messages or events are still being delivered.
const pollInterval = 10 * time.Millisecond

// checker checks expectations. Each one can take up to wait, because topics and bucket events are asynchronous.
type checker struct {
	cloud   *cloud.Cloud
	output  *program.Output
	wait    time.Duration
	content Content
}

func (c checker) check(ctx context.Context, expected Expectations) error {
	for _, each := range c.checks(ctx, expected) {
		if err := poll(ctx, c.wait, each); err != nil {
			return err
		}
	}
	return nil
}

// checks returns the check of each expectation, in a fixed order.
func (c checker) checks(ctx context.Context, expected Expectations) []func() error {
	checks := []func() error{}
	for _, line := range expected.Log {
		checks = append(checks, func() error { return line.check(c.output.Lines(program.Stdout, program.Stderr)) })
	}
	for bucket, files := range inOrder(expected.Bucket) {
		for file, content := range inOrder(files) {
			checks = append(checks, func() error { return c.file(ctx, bucket, file, content) })
		}
	}
	for store, values := range inOrder(expected.KeyValue) {
		for key, value := range inOrder(values) {
			checks = append(checks, func() error { return c.value(ctx, store, key, value) })
		}
	}
	for name, content := range inOrder(expected.Queue) {
		queue := &receivedQueue{cloud: c.cloud, name: name}
		checks = append(checks, func() error {
			err := queue.check(ctx, content)
			c.content.add("queue", name, "", queue.messages, true)
			return err
		})
	}
	for name, value := range inOrder(expected.Secret) {
		checks = append(checks, func() error { return c.secret(ctx, name, value) })
	}
	return checks
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

// poll repeats a check until it succeeds or the time is up, and returns its last error.
func poll(ctx context.Context, wait time.Duration, check func() error) error {
	deadline := time.Now().Add(wait)
	for {
		err := check()
		if err == nil || time.Now().After(deadline) {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(pollInterval):
		}
	}
}

func (c checker) file(ctx context.Context, bucket, file string, content Matcher) error {
	actual, found, err := c.cloud.File(ctx, bucket, file)
	if err != nil {
		return err
	}
	c.content.add("bucket", bucket, file, actual, found)
	return content.checkFound(fmt.Sprintf("file %s of bucket %s", file, bucket), actual, found)
}

func (c checker) value(ctx context.Context, store, key string, expected json.RawMessage) error {
	what := fmt.Sprintf("key %s of %s", key, store)
	actual, found, err := c.cloud.Value(ctx, store, key)
	absent := string(expected) == "null"
	if err != nil {
		return err
	}
	c.content.add("keyvalue", store, key, actual, found)
	switch {
	case absent && found:
		return &Mismatch{what, nothing{}, actual}
	case absent:
		return nil
	case !found:
		return &Mismatch{what, expected, nothing{}}
	}
	return compareRaw(what, expected, actual)
}

func (c checker) secret(ctx context.Context, name string, value Matcher) error {
	actual, found, err := c.cloud.Secret(ctx, name)
	if err != nil {
		return err
	}
	c.content.add("secret", name, "", actual, found)
	return value.checkFound("secret "+name, actual, found)
}

// receivedQueue keeps the messages that it has received, because each one can be received only once.
type receivedQueue struct {
	cloud    *cloud.Cloud
	name     string
	messages []map[string]any
}

func (q *receivedQueue) check(ctx context.Context, expected QueueContent) error {
	received, err := q.cloud.Receive(ctx, q.name)
	if err != nil {
		return err
	}
	q.messages = append(q.messages, received...)
	if expected.Count != nil && *expected.Count != len(q.messages) {
		return &Mismatch{"number of messages in queue " + q.name, *expected.Count, len(q.messages)}
	}
	for _, message := range expected.Contains {
		if !q.contains(message) {
			return &Mismatch{"messages in queue " + q.name, message, q.messages}
		}
	}
	return nil
}

func (q *receivedQueue) contains(expected json.RawMessage) bool {
	for _, message := range q.messages {
		if compareRaw("", expected, message) == nil {
			return true
		}
	}
	return false
}
