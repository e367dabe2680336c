// Command nitric-collect reports what `nitric up` would reject in many programs. See the README.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/collect"
)

func main() {
	limit := flag.Duration("timeout", 20*time.Second, "the time limit of each program")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := collect.RunAll(ctx, os.Stdin, os.Stdout, *limit); err != nil {
		fmt.Fprintln(os.Stderr, "nitric-collect:", err)
		os.Exit(1)
	}
}
