package scenario

import (
	"context"
	"errors"
	"fmt"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
)

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

func (r *run) perform(ctx context.Context, step Step) error {
	switch {
	case step.Request != nil:
		return r.request(ctx, step.Request)
	case step.Websocket != "":
		return r.converse(ctx, step)
	case step.Command != "":
		return r.executeCommand(ctx, step.Command)
	}
	if err := poll(ctx, r.options.Wait, func() error { return r.cloud.RequireHandler(step.handler()) }); err != nil {
		return err
	}
	switch {
	case step.Topic != "":
		return expectFailure(step.Fails, r.cloud.Publish(step.Topic, step.Payload))
	case step.Job != "":
		return expectFailure(step.Fails, r.cloud.RunJob(step.Job, step.Payload))
	case step.Bucket != "":
		return r.changeFiles(ctx, step)
	default:
		return r.cloud.RunSchedule(step.Schedule)
	}
}

// changeFiles writes and deletes files of a bucket. It doesn't wait for the handlers of the events.
func (r *run) changeFiles(ctx context.Context, step Step) error {
	for file, content := range step.Write {
		if err := r.cloud.WriteFile(ctx, step.Bucket, file, content); err != nil {
			return err
		}
	}
	for _, file := range step.Delete {
		if err := r.cloud.DeleteFile(ctx, step.Bucket, file); err != nil {
			return err
		}
	}
	return nil
}

// converse carries out the actions on a websocket.
func (r *run) converse(ctx context.Context, step Step) error {
	for _, action := range step.Actions {
		if err := r.sockets.perform(ctx, step.Websocket, action); err != nil {
			return err
		}
	}
	return nil
}

func expectFailure(fails bool, err error) error {
	switch {
	case fails && errors.Is(err, cloud.ErrHandlerFailed):
		return nil
	case fails && err == nil:
		return &Mismatch{"handler", unquoted("failure"), unquoted("success")}
	}
	return err
}

func (r *run) request(ctx context.Context, request *Request) error {
	base, err := r.baseOf(ctx, request)
	if err != nil {
		return err
	}
	exchange, err := request.send(ctx, base)
	if err != nil {
		return err
	}
	r.record(exchange)
	if err := request.Expect.check(exchange); err != nil {
		return err
	}
	return r.variables.save(request.Save, exchange.Body)
}

// record adds a request to the result.
func (r *run) record(exchange Exchange) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	exchange.Step = r.position.step
	r.result.Requests = append(r.result.Requests, exchange)
}

// baseOf returns the URL of the API that a request is for.
func (r *run) baseOf(ctx context.Context, request *Request) (base string, err error) {
	if request.URL != "" {
		return "", nil
	}
	err = poll(ctx, r.options.Wait, func() (err error) {
		base, err = r.cloud.APIURL(request.API)
		return err
	})
	return base, err
}
