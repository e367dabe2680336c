// Command nitric-run runs a program against local Nitric resources and carries out a scenario.
//
//	nitric-run -scenario FILE [flags] -- COMMAND [ARGUMENT...]
//
// It prints the result as one line of JSON. See the README for the formats and the exit codes.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/nitrictech/cli/pkg/project/localconfig"
	"github.com/spf13/afero"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/sandbox"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/scenario"
)

const usage = `usage: nitric-run -scenario FILE [flags] -- COMMAND [ARGUMENT...]

Runs a command against local Nitric resources, carries out a scenario, and prints the result.
`

// flags are the command line.
type flags struct {
	scenario  string
	postgres  string
	limit     time.Duration
	wait      time.Duration
	settle    time.Duration
	isolation bool
	command   []string
}

func parseFlags() flags {
	var parsed flags
	flag.StringVar(&parsed.scenario, "scenario", "", "the file with the scenario, or - for the standard input")
	flag.StringVar(&parsed.postgres, "postgres", "", "the folder with initdb and postgres (default: the newest of Debian's packages)")
	flag.DurationVar(&parsed.limit, "timeout", 20*time.Second, "the time limit of the scenario")
	flag.DurationVar(&parsed.wait, "wait", 3*time.Second, "how long an expectation can take to come true")
	flag.DurationVar(&parsed.settle, "settle", 200*time.Millisecond, "a program is ready if it declares nothing new for this long")
	flag.BoolVar(&parsed.isolation, "isolation", true, "use network and process namespaces if possible")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), usage)
		flag.PrintDefaults()
	}
	flag.Parse()
	parsed.command = flag.Args()
	return parsed
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, parseFlags())
	stop()
	os.Exit(code)
}

func run(ctx context.Context, parsed flags) int {
	if current, inside := sandbox.Current(); inside {
		return runInside(ctx, current, parsed)
	}
	return runOutside(ctx, parsed)
}

// runOutside starts this command again in a sandbox and passes its result on.
func runOutside(ctx context.Context, parsed flags) int {
	if parsed.scenario == "" || len(parsed.command) == 0 {
		flag.Usage()
		return 2
	}
	output, err := sandbox.Run(ctx, parsed.isolation)
	var result struct{ Outcome outcome.Outcome }
	if json.Unmarshal(output, &result) != nil {
		return show(os.Stdout, withoutResult(ctx, err))
	}
	_, _ = os.Stdout.Write(output)
	return exitCode(result.Outcome)
}

// withoutResult explains why the sandbox ended without a result.
func withoutResult(ctx context.Context, err error) scenario.Result {
	if ctx.Err() != nil {
		return scenario.Result{Outcome: outcome.Timeout, Message: "the run was canceled"}
	}
	return failed(fmt.Errorf("the local resources failed: %w", err))
}

// runInside runs the scenario. The Nitric CLI sometimes prints to the standard output, which is only for the result.
func runInside(ctx context.Context, current sandbox.Sandbox, parsed flags) int {
	stdout := os.Stdout
	os.Stdout = os.Stderr
	if err := current.Enter(); err != nil {
		fmt.Fprintln(os.Stderr, "nitric-run: no network namespace:", err)
		return sandbox.UnusableExitCode
	}
	described, err := readScenario(parsed.scenario)
	if err != nil {
		return show(stdout, failed(err))
	}
	local, err := readLocalConfiguration()
	if err != nil {
		return show(stdout, failed(err))
	}
	return show(stdout, scenario.Run(ctx, described, scenario.Options{
		Command: parsed.command,
		Limit:   parsed.limit,
		Wait:    parsed.wait,
		Settle:  parsed.settle,
		Cloud: cloud.Options{
			State:    current.State,
			Isolated: current.Isolated,
			Log:      os.Stderr,
			Postgres: parsed.postgres,
			Local:    local,
		},
	}))
}

// readLocalConfiguration reads local.nitric.yaml in the current folder, if it exists.
func readLocalConfiguration() (localconfig.LocalConfiguration, error) {
	local, err := localconfig.LocalConfigurationFromFile(afero.NewOsFs(), "")
	if err != nil || local == nil {
		return localconfig.LocalConfiguration{}, err
	}
	return *local, nil
}

func readScenario(file string) (*scenario.Scenario, error) {
	data, err := os.ReadFile(file)
	if file == "-" {
		data, err = io.ReadAll(os.Stdin)
	}
	if err != nil {
		return nil, err
	}
	described, err := scenario.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return described, nil
}

func failed(err error) scenario.Result {
	return scenario.Result{Outcome: outcome.Error, Message: err.Error()}
}

// show prints a result and returns the exit code for it.
func show(output io.Writer, result scenario.Result) int {
	encoder := json.NewEncoder(output)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(result)
	return exitCode(result.Outcome)
}

func exitCode(ended outcome.Outcome) int {
	if ended == outcome.Passed {
		return 0
	}
	return 1
}
