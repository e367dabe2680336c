package scenario

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
)

// explain sets the outcome from the error with which the scenario ended.
func (r *run) explain(err error) {
	switch {
	case err == nil && (!r.ended(0) || r.program.Succeeded()):
		r.conclude(outcome.Passed, "")
	case errors.Is(err, postgres.ErrNotInstalled):
		r.conclude(outcome.Skipped, err.Error())
	case errors.Is(err, errRejected):
		r.conclude(outcome.Rejected, err.Error())
	case r.ended(endDelay):
		kind, message := r.program.Explain()
		r.fail(kind, message)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		r.fail(outcome.Timeout, r.timeoutMessage(err))
	default:
		r.fail(outcome.Failed, err.Error())
	}
}

// ended reports whether the program has ended, or ends within a delay.
func (r *run) ended(delay time.Duration) bool {
	select {
	case <-r.program.Ended():
		return true
	default:
	}
	select {
	case <-r.program.Ended():
		return true
	case <-time.After(delay):
		return false
	}
}

func (r *run) timeoutMessage(err error) string {
	if errors.Is(err, context.Canceled) {
		return "the run was canceled"
	}
	if !r.cloud.Declared.Settled(0) {
		return fmt.Sprintf("the program was running for %s without declaring a resource", r.options.Limit)
	}
	return fmt.Sprintf("the scenario took longer than %s", r.options.Limit)
}

// fail sets an outcome that belongs to the current position.
func (r *run) fail(kind outcome.Outcome, message string) {
	r.conclude(kind, fmt.Sprintf("%s: %s", r.position, message))
}

func (r *run) conclude(kind outcome.Outcome, message string) {
	r.result.Outcome, r.result.Message = kind, message
}
