// Command nitric-collect reports what a program declares and what `nitric up` would reject.
//
//	nitric-collect [flags] FILE COMMAND [ARGUMENT...]
//	nitric-collect [flags] -stdin
//
// It prints one line of JSON per program. See the README for the format and the exit codes.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"time"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/collect"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
)

const usage = `usage: nitric-collect [flags] FILE COMMAND [ARGUMENT...]
       nitric-collect [flags] -stdin

Starts a program the way nitric up does, and prints what it declares and what nitric up would reject.
`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx)
	stop()
	os.Exit(code)
}

func run(ctx context.Context) int {
	fromStdin := flag.Bool("stdin", false, "check all programs that the standard input lists as JSON")
	parallel := flag.Int("parallel", runtime.NumCPU(), "how many programs to run at a time with -stdin")
	limit := flag.Duration("timeout", 20*time.Second, "the time limit of each program")
	batch := flag.Bool("batch", false, "the program is a batch service")
	wholeProject := flag.Bool("whole-project", false, "also reject what is incomplete without other services, such as a job without a handler")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), usage)
		flag.PrintDefaults()
	}
	flag.Parse()

	if *fromStdin {
		if err := collect.RunAll(ctx, os.Stdin, os.Stdout, max(1, *parallel), *limit); err != nil {
			fmt.Fprintln(os.Stderr, "nitric-collect:", err)
			return outcome.Error.ExitCode()
		}
		return 0
	}
	if flag.NArg() < 2 {
		flag.Usage()
		return outcome.Error.ExitCode()
	}
	result := collect.Run(ctx, collect.Program{
		File:         flag.Arg(0),
		Command:      flag.Args()[1:],
		Batch:        *batch,
		WholeProject: *wholeProject,
	}, *limit)
	collect.NewWriter(os.Stdout).Write(result)
	return result.Outcome.ExitCode()
}
