package collect

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"
)

// RunAll checks the programs that it reads as JSON values, several at a time, and writes each result as one line of
// JSON as soon as it is known. It stops at the first input that isn't valid, and when the context is done.
func RunAll(ctx context.Context, input io.Reader, output io.Writer, parallel int, limit time.Duration) error {
	results := NewWriter(output)
	free := make(chan struct{}, parallel)
	var running sync.WaitGroup
	defer running.Wait()
	decoder := json.NewDecoder(input)
	decoder.DisallowUnknownFields()
	for number := 1; ; number++ {
		var checked Program
		if err := decoder.Decode(&checked); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return fmt.Errorf("program %d of the input: %w", number, err)
		}
		free <- struct{}{}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		running.Add(1)
		go func() {
			defer running.Done()
			results.Write(Run(ctx, checked, limit))
			<-free
		}()
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
