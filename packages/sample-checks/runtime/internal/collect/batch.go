package collect

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"sync"
	"time"
)

// RunAll checks the programs that it reads as JSON values, several at a time, and writes each result as one line of
// JSON as soon as it is known. It stops at the first input that isn't valid, and when the context is done.
func RunAll(ctx context.Context, input io.Reader, output io.Writer, parallel int, limit time.Duration) error {
	programs := make(chan Program)
	failed := make(chan error, 1)
	go func() {
		defer close(programs)
		failed <- read(ctx, input, programs)
	}()
	results := NewWriter(output)
	var workers sync.WaitGroup
	for range parallel {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for checked := range until(ctx, programs) {
				results.Write(Run(ctx, checked, limit))
			}
		}()
	}
	workers.Wait()
	if ctx.Err() != nil {
		return ctx.Err() // perhaps still waiting for input
	}
	return <-failed
}

// read sends all programs of the input.
func read(ctx context.Context, input io.Reader, programs chan<- Program) error {
	decoder := json.NewDecoder(input)
	decoder.DisallowUnknownFields()
	for number := 1; ; number++ {
		var checked Program
		if err := decoder.Decode(&checked); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return fmt.Errorf("program %d of the input: %w", number, err)
		}
		select {
		case programs <- checked:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// until iterates over programs until the context is done.
func until(ctx context.Context, programs <-chan Program) iter.Seq[Program] {
	return func(yield func(Program) bool) {
		for {
			select {
			case <-ctx.Done():
				return
			case checked, more := <-programs:
				if !more || !yield(checked) {
					return
				}
			}
		}
	}
}

// Writer writes results as lines of JSON. Several goroutines can use it.
type Writer struct {
	mutex   sync.Mutex
	encoder *json.Encoder
}

// NewWriter returns a writer.
func NewWriter(output io.Writer) *Writer {
	encoder := json.NewEncoder(output)
	encoder.SetEscapeHTML(false)
	return &Writer{encoder: encoder}
}

// Write writes one result.
func (w *Writer) Write(result Result) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	_ = w.encoder.Encode(result)
}
