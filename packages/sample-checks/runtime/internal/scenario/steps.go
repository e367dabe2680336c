package scenario

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/declared"
)

// step is one thing that happens to the program.
type step interface {
	fmt.Stringer // its name in messages
	perform(ctx context.Context, r *run) error
}

// stepKinds create the steps by the field that only they have.
var stepKinds = map[string]func() step{
	"request":   func() step { return &request{} },
	"schedule":  func() step { return &schedule{} },
	"topic":     func() step { return &topic{} },
	"job":       func() step { return &job{} },
	"bucket":    func() step { return &bucket{} },
	"command":   func() step { return &command{} },
	"websocket": func() step { return &conversation{} },
}

func parseStep(raw json.RawMessage) (step, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(raw, &fields); err != nil {
		return nil, err
	}
	for kind, create := range stepKinds {
		if _, found := fields[kind]; found {
			parsed := create()
			return parsed, decode(raw, parsed)
		}
	}
	kinds := slices.Sorted(maps.Keys(stepKinds))
	return nil, fmt.Errorf("a step requires one of %s", strings.Join(kinds, ", "))
}

// guard returns early if the program ends or the time is up, because the action then perhaps never returns.
func (r *run) guard(ctx context.Context, action func() error) error {
	done := make(chan error, 1)
	go func() { done <- protect(action) }()
	select {
	case err := <-done:
		return err
	case <-r.program.Ended():
		return errEnded
	case <-ctx.Done():
		return ctx.Err()
	}
}

// protect turns a panic into an error. The Nitric CLI panics if the program ends while it handles a schedule.
func protect(action func() error) (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("the Nitric CLI panicked: %v", reason)
		}
	}()
	return action()
}

// waitForHandler waits until the program has registered a handler.
func (r *run) waitForHandler(ctx context.Context, kind, name string) error {
	return poll(ctx, r.options.Wait, func() error { return r.cloud.RequireHandler(kind, name) })
}

type schedule struct {
	Schedule string `json:"schedule"`
}

func (s *schedule) String() string { return "schedule " + s.Schedule }

func (s *schedule) perform(ctx context.Context, r *run) error {
	if err := r.waitForHandler(ctx, declared.Schedule, s.Schedule); err != nil {
		return err
	}
	return r.cloud.RunSchedule(s.Schedule)
}

// message is what the handler of a topic or a job receives.
type message struct {
	Payload map[string]any `json:"payload"`
	Fails   bool           `json:"fails"` // the handler reports a failure
}

func (m message) check(err error) error {
	switch {
	case m.Fails && errors.Is(err, cloud.ErrHandlerFailed):
		return nil
	case m.Fails && err == nil:
		return &Mismatch{"handler", unquoted("failure"), unquoted("success")}
	}
	return err
}

type topic struct {
	Topic string `json:"topic"`
	message
}

func (t *topic) String() string { return "topic " + t.Topic }

func (t *topic) perform(ctx context.Context, r *run) error {
	if err := r.waitForHandler(ctx, declared.Topic, t.Topic); err != nil {
		return err
	}
	return t.check(r.cloud.Publish(t.Topic, t.Payload))
}

type job struct {
	Job string `json:"job"`
	message
}

func (j *job) String() string { return "job " + j.Job }

func (j *job) perform(ctx context.Context, r *run) error {
	if err := r.waitForHandler(ctx, declared.Job, j.Job); err != nil {
		return err
	}
	return j.check(r.cloud.RunJob(j.Job, j.Payload))
}

// bucket has files that are written and deleted. The step doesn't wait for the handlers of the events.
type bucket struct {
	Bucket string            `json:"bucket"`
	Write  map[string]string `json:"write"` // files with their content
	Delete []string          `json:"delete"`
}

func (b *bucket) String() string { return "bucket " + b.Bucket }

func (b *bucket) perform(ctx context.Context, r *run) error {
	if err := r.waitForHandler(ctx, declared.Bucket, b.Bucket); err != nil {
		return err
	}
	for file, content := range b.Write {
		if err := r.cloud.WriteFile(ctx, b.Bucket, file, content); err != nil {
			return err
		}
	}
	for _, file := range b.Delete {
		if err := r.cloud.DeleteFile(ctx, b.Bucket, file); err != nil {
			return err
		}
	}
	return nil
}
