// Package program runs a program in its own process group, and collects its output.
package program

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"
)

// pipeDelay is how long a program's descendants can keep its output open after it has ended.
const pipeDelay = 200 * time.Millisecond

type Program struct {
	command *exec.Cmd
	ended   chan struct{}

	mutex   sync.Mutex
	printed bytes.Buffer
}

// Start starts a program with variables in addition to those of this process. Call Stop when it is no longer needed, even if it has ended by
// itself. If this process is killed, so is the program.
func Start(command []string, variables map[string]string) (*Program, error) {
	if len(command) == 0 {
		return nil, errors.New("the command is missing")
	}
	started := &Program{command: exec.Command(command[0], command[1:]...), ended: make(chan struct{})}
	started.command.Env = Environment(variables)
	started.command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	started.command.WaitDelay = pipeDelay
	started.command.Stdout, started.command.Stderr = started, started
	if err := started.command.Start(); err != nil {
		return nil, err
	}
	go func() {
		_ = started.command.Wait()
		close(started.ended)
	}()
	return started, nil
}

func Environment(additions map[string]string) []string {
	variables := os.Environ()
	for name, value := range additions {
		variables = append(variables, name+"="+value)
	}
	return variables
}

func (p *Program) Write(data []byte) (int, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.printed.Write(data)
}

// Lines returns what the program has printed to its standard output and its standard error.
func (p *Program) Lines() []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.printed.Len() == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(p.printed.String(), "\n"), "\n")
}

// Ended is closed when the program has ended and its output is complete.
func (p *Program) Ended() <-chan struct{} { return p.ended }

// Stop kills the process group of the program and waits until the program has ended.
func (p *Program) Stop() {
	_ = syscall.Kill(-p.command.Process.Pid, syscall.SIGKILL)
	<-p.ended
}

func (p *Program) Succeeded() bool { return p.command.ProcessState.Success() }

// Status says how a program ended: "exit status 1" or "signal: segmentation fault".
func (p *Program) Status() string { return p.command.ProcessState.String() }
