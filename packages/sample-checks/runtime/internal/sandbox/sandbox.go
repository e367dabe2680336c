// Package sandbox runs this command again with temporary state and, if the system allows it, in its own network and
// process namespaces. Every run then has the same free ports, and no process outlives it.
package sandbox

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

const (
	stateVariable     = "NITRIC_RUN_STATE"     // the folder for temporary state, set in the sandbox only
	isolationVariable = "NITRIC_RUN_ISOLATION" // "yes" if the sandbox has namespaces
	localRunVariable  = "NITRIC_LOCAL_RUN_DIR" // where the Nitric CLI keeps the state of local resources
)

// UnusableExitCode is the exit code of a process whose sandbox can't be used. Run then starts it without namespaces.
const UnusableExitCode = 125

// Sandbox describes where this process runs.
type Sandbox struct {
	State    string // the folder for temporary state
	Isolated bool   // whether the process has its own namespaces
}

// Current returns the sandbox of this process, if it runs in one.
func Current() (Sandbox, bool) {
	state, inside := os.LookupEnv(stateVariable)
	return Sandbox{State: state, Isolated: os.Getenv(isolationVariable) == "yes"}, inside
}

// Enter prepares a process in a sandbox: it starts the loopback interface and hides the sandbox from programs that the
// process starts.
func (s Sandbox) Enter() error {
	for _, name := range []string{stateVariable, isolationVariable, localRunVariable} {
		if err := os.Unsetenv(name); err != nil {
			return err
		}
	}
	if s.Isolated {
		return startLoopback()
	}
	return nil
}

// Run runs this command again in a sandbox, with the same arguments, and returns what it printed to its standard
// output. It ends the sandbox when the context is done.
func Run(ctx context.Context, isolate bool) ([]byte, error) {
	state, err := os.MkdirTemp("", "nitric-run-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(state)
	// PostgreSQL can run as another user.
	if err := os.Chmod(state, 0o755); err != nil {
		return nil, err
	}
	if isolate {
		output, err := start(ctx, state, isolated())
		if !denied(err) {
			return output, err
		}
	}
	return start(ctx, state, nil)
}

// denied reports whether the system didn't allow to start a process in its own namespaces, or to use them.
func denied(err error) bool {
	var notStarted *os.PathError
	var exited *exec.ExitError
	return errors.As(err, &notStarted) || errors.As(err, &exited) && exited.ExitCode() == UnusableExitCode
}

// start runs the command once.
func start(ctx context.Context, state string, attributes *syscall.SysProcAttr) ([]byte, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	command := exec.CommandContext(ctx, self, os.Args[1:]...)
	command.Cancel = func() error { return command.Process.Signal(syscall.SIGTERM) }
	command.WaitDelay = 2 * time.Second
	command.Env = append(os.Environ(), stateVariable+"="+state, localRunVariable+"="+state+"/run")
	if attributes == nil {
		attributes = &syscall.SysProcAttr{}
	} else {
		command.Env = append(command.Env, isolationVariable+"=yes")
	}
	attributes.Pdeathsig = syscall.SIGKILL
	command.SysProcAttr = attributes
	var output bytes.Buffer
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, &output, os.Stderr
	err = command.Run()
	return output.Bytes(), err
}

// isolated returns the attributes of a process with its own namespaces. A user other than root also needs a user
// namespace, in which it keeps its ID but can configure the network.
func isolated() *syscall.SysProcAttr {
	attributes := &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWNET | syscall.CLONE_NEWPID}
	if user, group := os.Getuid(), os.Getgid(); user != 0 {
		attributes.Cloneflags |= syscall.CLONE_NEWUSER
		attributes.UidMappings = []syscall.SysProcIDMap{{ContainerID: user, HostID: user, Size: 1}}
		attributes.GidMappings = []syscall.SysProcIDMap{{ContainerID: group, HostID: group, Size: 1}}
		attributes.AmbientCaps = []uintptr{unix.CAP_NET_ADMIN}
	}
	return attributes
}

// startLoopback activates the loopback interface, which is down in a new network namespace.
func startLoopback() error {
	socket, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(socket)
	request, err := unix.NewIfreq("lo")
	if err != nil {
		return err
	}
	request.SetUint16(unix.IFF_UP | unix.IFF_RUNNING)
	return unix.IoctlIfreq(socket, unix.SIOCSIFFLAGS, request)
}
