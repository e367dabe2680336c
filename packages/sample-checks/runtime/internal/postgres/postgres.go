// Package postgres runs a temporary PostgreSQL server from the programs that are installed on the machine.
package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
)

// ErrNotInstalled is returned if no PostgreSQL server is found.
var ErrNotInstalled = errors.New("PostgreSQL is not installed")

const (
	startLimit = 10 * time.Second
	stopLimit  = 2 * time.Second
)

// Find returns the folder with initdb and postgres: the given one, or the newest that Debian's packages install.
func Find(folder string) (string, error) {
	candidates := []string{folder}
	if folder == "" {
		candidates, _ = filepath.Glob("/usr/lib/postgresql/*/bin")
		slices.SortFunc(candidates, func(a, b string) int { return majorVersion(b) - majorVersion(a) })
	}
	for _, each := range candidates {
		if _, err := os.Stat(filepath.Join(each, "initdb")); err == nil {
			return each, nil
		}
	}
	return "", ErrNotInstalled
}

func majorVersion(folder string) int {
	version, _ := strconv.Atoi(filepath.Base(filepath.Dir(folder)))
	return version
}

// Server is a running PostgreSQL server.
type Server struct {
	command *exec.Cmd
	port    int
}

// Start creates a database cluster in a folder and starts a server on a port of the loopback interface. PostgreSQL
// doesn't run as root, so root runs it as the user postgres or nobody.
func Start(ctx context.Context, programs, folder string, port int) (*Server, error) {
	credential, err := unprivileged()
	if err != nil {
		return nil, err
	}
	if err := os.Mkdir(folder, 0o700); err != nil {
		return nil, err
	}
	if credential != nil {
		if err := os.Chown(folder, int(credential.Uid), int(credential.Gid)); err != nil {
			return nil, err
		}
	}
	data := filepath.Join(folder, "data")
	initialize := exec.CommandContext(ctx, filepath.Join(programs, "initdb"),
		"--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync")
	initialize.Dir = folder
	initialize.SysProcAttr = attributes(credential)
	if output, err := initialize.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w: %s", err, output)
	}
	command := exec.Command(filepath.Join(programs, "postgres"),
		"-D", data, "-p", strconv.Itoa(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="+folder,
		"-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=20")
	command.Dir = folder
	command.SysProcAttr = attributes(credential)
	if err := command.Start(); err != nil {
		return nil, err
	}
	server := &Server{command: command, port: port}
	if err := server.waitUntilReady(ctx); err != nil {
		server.Stop()
		return nil, err
	}
	return server, nil
}

func unprivileged() (*syscall.Credential, error) {
	if os.Getuid() != 0 {
		return nil, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		found, err := user.Lookup(name)
		if err != nil {
			continue
		}
		id, _ := strconv.ParseUint(found.Uid, 10, 32)
		group, _ := strconv.ParseUint(found.Gid, 10, 32)
		return &syscall.Credential{Uid: uint32(id), Gid: uint32(group)}, nil
	}
	return nil, errors.New("PostgreSQL doesn't run as root, and there is no user postgres or nobody")
}

func attributes(credential *syscall.Credential) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGQUIT, Credential: credential}
}

func (s *Server) waitUntilReady(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, startLimit)
	defer cancel()
	for {
		connection, err := pgx.Connect(ctx, s.URL("postgres"))
		if err == nil {
			return connection.Close(ctx)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("PostgreSQL didn't start: %w", err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// URL returns the connection string of a database.
func (s *Server) URL(database string) string {
	return fmt.Sprintf("postgresql://postgres:localsecret@%s/%s?sslmode=disable",
		net.JoinHostPort("localhost", strconv.Itoa(s.port)), database)
}

// CreateDatabase creates a database unless it exists.
func (s *Server) CreateDatabase(ctx context.Context, database string) error {
	err := s.Execute(ctx, "postgres", "CREATE DATABASE "+pgx.Identifier{database}.Sanitize())
	if err != nil && strings.Contains(err.Error(), "already exists") {
		return nil
	}
	return err
}

// Execute runs one or more statements in a database.
func (s *Server) Execute(ctx context.Context, database, statements string) error {
	connection, err := pgx.Connect(ctx, s.URL(database))
	if err != nil {
		return err
	}
	defer connection.Close(ctx)
	_, err = connection.PgConn().Exec(ctx, statements).ReadAll()
	return err
}

// Stop ends the server without writing its data to the disk.
func (s *Server) Stop() {
	_ = s.command.Process.Signal(syscall.SIGQUIT)
	force := time.AfterFunc(stopLimit, func() { _ = syscall.Kill(-s.command.Process.Pid, syscall.SIGKILL) })
	defer force.Stop()
	_ = s.command.Wait()
}
