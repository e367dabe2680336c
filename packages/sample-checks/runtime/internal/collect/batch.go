package collect

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

// RunAll checks the programs that it reads as JSON values, several at a time, and writes each result as one line of
// JSON as soon as it is known. It stops at the first input that isn't valid.
func RunAll(ctx context.Context, input io.Reader, output io.Writer, limit time.Duration) error {
	workers := errgroup.Group{}
	workers.SetLimit(runtime.NumCPU())
	decoder := json.NewDecoder(input)
	decoder.DisallowUnknownFields()
	encoder := json.NewEncoder(output)
	encoder.SetEscapeHTML(false)
	var mutex sync.Mutex
	for number := 1; ; number++ {
		var checked Program
		if err := decoder.Decode(&checked); errors.Is(err, io.EOF) {
			return workers.Wait()
		} else if err != nil {
			return errors.Join(fmt.Errorf("program %d of the input: %w", number, err), workers.Wait())
		}
		workers.Go(func() error {
			result := Run(ctx, checked, limit)
			mutex.Lock()
			defer mutex.Unlock()
			return encoder.Encode(result)
		})
	}
}
