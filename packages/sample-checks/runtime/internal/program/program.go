// Package program runs a program in its own process group, collects its output, and explains why it ended.
package program

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"time"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/outcome"
)

// pipeDelay is how long a program's descendants can keep its output open after it has ended.
const pipeDelay = 200 * time.Millisecond

// Options describe the program to start.
type Options struct {
	Command []string          // the executable and its arguments
	Dir     string            // the working directory; empty means the current one
	Env     map[string]string // variables in addition to those of this process
}

// Program is a started program.
type Program struct {
	Output  *Output
	command *exec.Cmd
	ended   chan struct{}
}

// Start starts a program. Call Stop when it is no longer needed, even if it has ended by itself. If this process is
// killed, so is the program.
func Start(options Options) (*Program, error) {
	if len(options.Command) == 0 {
		return nil, errors.New("the command is missing")
	}
	command := exec.Command(options.Command[0], options.Command[1:]...)
	command.Dir = options.Dir
	command.Env = environment(options.Env)
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	command.WaitDelay = pipeDelay
	output := &Output{}
	stdout := &lineWriter{output: output, stream: Stdout}
	stderr := &lineWriter{output: output, stream: Stderr}
	command.Stdout, command.Stderr = stdout, stderr
	if err := command.Start(); err != nil {
		return nil, err
	}
	started := &Program{Output: output, command: command, ended: make(chan struct{})}
	go func() {
		_ = command.Wait()
		stdout.flush()
		stderr.flush()
		close(started.ended)
	}()
	return started, nil
}

// environment returns the variables of this process with additions, sorted so that runs are repeatable.
func environment(additions map[string]string) []string {
	variables := os.Environ()
	added := make([]string, 0, len(additions))
	for name, value := range additions {
		added = append(added, name+"="+value)
	}
	slices.Sort(added)
	return append(variables, added...)
}

// Ended is closed when the program has ended and its output is complete.
func (p *Program) Ended() <-chan struct{} { return p.ended }

// Stop kills the process group of the program and waits until the program has ended.
func (p *Program) Stop() {
	_ = syscall.Kill(-p.command.Process.Pid, syscall.SIGKILL)
	<-p.ended
}

// Succeeded reports whether an ended program exited with status 0.
func (p *Program) Succeeded() bool { return p.command.ProcessState.Success() }

// Explain says why a program ended by itself.
func (p *Program) Explain() (outcome.Outcome, string) {
	state := p.command.ProcessState
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return outcome.Crash, fmt.Sprintf("the program was ended by a signal: %v", status.Signal())
	}
	return explain(state.ExitCode(), p.Output.Lines(Stderr))
}
