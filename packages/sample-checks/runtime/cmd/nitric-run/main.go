// Command nitric-run runs a program against local Nitric resources and carries out the scenario in its standard input. With -collect, it
// finds out what `nitric up` would reject instead. It prints the result as one line of JSON. See the README for the formats.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"io"
	"os"
	"time"

	"github.com/nitrictech/cli/pkg/project/localconfig"
	"github.com/spf13/afero"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/collect"
	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/scenario"
)

func main() {
	var options scenario.Options
	collected := flag.Bool("collect", false, "only find out what `nitric up` would reject")
	file := flag.String("file", "", "with -collect, the name of the program in messages")
	batch := flag.Bool("batch", false, "with -collect, the program is a batch service")
	flag.DurationVar(&options.Limit, "timeout", 20*time.Second, "the time limit of everything together")
	flag.DurationVar(&options.Wait, "wait", 3*time.Second, "how long an expectation can take to come true")
	flag.DurationVar(&options.Settle, "settle", 200*time.Millisecond, "a program is ready if it declares nothing new for this long")
	flag.StringVar(&options.Cloud.State, "state", "", "the folder for temporary state, which exists and is empty")
	flag.BoolVar(&options.Cloud.Isolated, "isolated", false, "the process has its own network namespace")
	flag.Parse()
	options.Command = flag.Args()

	// The Nitric CLI sometimes prints to the standard output, which is only for the result.
	stdout := os.Stdout
	os.Stdout = os.Stderr
	var result scenario.Result
	if *collected {
		result = collect.Run(*file, *batch, options)
	} else {
		result = run(options)
	}
	encoder := json.NewEncoder(stdout)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(result)
	if result.Outcome != scenario.Passed {
		os.Exit(1)
	}
}

func run(options scenario.Options) scenario.Result {
	data, err := io.ReadAll(os.Stdin)
	if err != nil {
		return scenario.Failure(err)
	}
	described, err := scenario.Parse(data)
	if err != nil {
		return scenario.Failure(err)
	}
	// Reads local.nitric.yaml in the current folder, if it exists.
	local, err := localconfig.LocalConfigurationFromFile(afero.NewOsFs(), "")
	if err != nil {
		return scenario.Failure(err)
	}
	if local != nil {
		options.Cloud.Local = *local
	}
	return scenario.Run(context.Background(), described, options)
}
