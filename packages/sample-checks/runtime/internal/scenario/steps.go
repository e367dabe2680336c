package scenario

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os/exec"
	"slices"
	"strings"
	"syscall"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/program"
)

type step interface {
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

// parseStep returns a step and its name in messages.
func parseStep(raw json.RawMessage) (step, string, error) {
	var fields map[string]any
	if err := json.Unmarshal(raw, &fields); err != nil {
		return nil, "", err
	}
	for kind, create := range stepKinds {
		if name, found := fields[kind]; found {
			parsed := create()
			return parsed, fmt.Sprint(kind, " ", name), decode(raw, parsed)
		}
	}
	kinds := slices.Sorted(maps.Keys(stepKinds))
	return nil, "", fmt.Errorf("a step requires one of %s", strings.Join(kinds, ", "))
}

// withHandler does something after the program has registered a handler.
func (r *run) withHandler(ctx context.Context, kind, name string, action func() error) error {
	if err := r.poll(ctx, func() error { return r.cloud.RequireHandler(kind, name) }); err != nil {
		return err
	}
	return action()
}

type schedule struct {
	Schedule string `json:"schedule"`
}

func (s *schedule) perform(ctx context.Context, r *run) error {
	return r.withHandler(ctx, "schedule", s.Schedule, func() error { return r.cloud.RunSchedule(s.Schedule) })
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
		return mismatch("handler", plain("failure"), plain("success"))
	}
	return err
}

type topic struct {
	Topic string `json:"topic"`
	message
}

func (t *topic) perform(ctx context.Context, r *run) error {
	return r.withHandler(ctx, "topic", t.Topic, func() error { return t.check(r.cloud.Publish(t.Topic, t.Payload)) })
}

type job struct {
	Job string `json:"job"`
	message
}

func (j *job) perform(ctx context.Context, r *run) error {
	return r.withHandler(ctx, "job", j.Job, func() error { return j.check(r.cloud.RunJob(j.Job, j.Payload)) })
}

// bucket has files that are written and deleted. The step doesn't wait for the handlers of the events.
type bucket struct {
	Bucket string            `json:"bucket"`
	Write  map[string]string `json:"write"` // files with their content
	Delete []string          `json:"delete"`
}

func (b *bucket) perform(ctx context.Context, r *run) error {
	return r.withHandler(ctx, "bucket", b.Bucket, func() error {
		errs := []error{}
		for file, content := range inOrder(b.Write) {
			errs = append(errs, r.cloud.WriteFile(ctx, b.Bucket, file, content))
		}
		for _, file := range b.Delete {
			errs = append(errs, r.cloud.DeleteFile(ctx, b.Bucket, file))
		}
		return errors.Join(errs...)
	})
}

type Execution struct {
	Stdout string `json:"stdout"`
}

// command is a command line that bash executes in the current folder, while the program runs. It gets the variables of the
// scenario, but not those with which the program finds the local resources.
type command struct {
	Command string `json:"command"`
}

func (c *command) perform(ctx context.Context, r *run) error {
	var stdout, stderr bytes.Buffer
	executed := exec.CommandContext(ctx, "bash", "-c", c.Command)
	executed.Env = program.Environment(r.scenario.Env)
	executed.Stdout, executed.Stderr = &stdout, &stderr
	executed.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	executed.WaitDelay = endDelay
	err := executed.Run()
	r.record(func(result *Result) {
		result.Commands = append(result.Commands, Execution{strings.TrimSuffix(stdout.String(), "\n")})
	})
	if err != nil {
		return fmt.Errorf("%w\n%s%s", err, stdout.String(), stderr.String())
	}
	return nil
}
