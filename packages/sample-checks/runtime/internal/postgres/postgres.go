// Package postgres runs a temporary PostgreSQL server from the programs that are installed on the machine.
package postgres

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"github.com/jackc/pgx/v5"
)

var ErrNotInstalled = errors.New("PostgreSQL is not installed")

// Find returns the folder with the programs that Debian's packages install.
func Find() (string, error) {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	if len(found) == 0 {
		return "", ErrNotInstalled
	}
	return found[len(found)-1], nil
}

type Server struct {
	programs string
	folder   string
	port     int
}

// Start creates a database cluster in a new folder and starts a server on a port of the loopback interface.
func Start(ctx context.Context, folder string, port int) (*Server, error) {
	programs, err := Find()
	if err != nil {
		return nil, err
	}
	if err := os.Mkdir(folder, 0o700); err != nil {
		return nil, err
	}
	server := &Server{programs: programs, folder: folder, port: port}
	initialize := []string{"--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"}
	if err := server.run(ctx, "initdb", initialize...); err != nil {
		return nil, err
	}
	options := fmt.Sprintf("-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories=%s -c fsync=off -c shared_buffers=16MB -c max_connections=20", port, folder)
	return server, server.run(ctx, "pg_ctl", "start", "--wait", "--log", filepath.Join(folder, "log"), "--options", options)
}

// run executes a program of PostgreSQL. They don't run as root, so root runs them as the user postgres or nobody.
func (s *Server) run(ctx context.Context, name string, arguments ...string) error {
	command := exec.CommandContext(ctx, filepath.Join(s.programs, name), arguments...)
	command.Dir = s.folder
	command.Env = append(os.Environ(), "PGDATA="+filepath.Join(s.folder, "data"))
	command.SysProcAttr = &syscall.SysProcAttr{}
	if os.Getuid() == 0 {
		credential, err := unprivileged()
		if err != nil {
			return err
		}
		command.SysProcAttr.Credential = credential
		if err := os.Chown(s.folder, int(credential.Uid), int(credential.Gid)); err != nil {
			return err
		}
	}
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", name, err, output)
	}
	return nil
}

func unprivileged() (*syscall.Credential, error) {
	for _, name := range []string{"postgres", "nobody"} {
		if found, err := user.Lookup(name); err == nil {
			id, _ := strconv.ParseUint(found.Uid, 10, 32)
			group, _ := strconv.ParseUint(found.Gid, 10, 32)
			return &syscall.Credential{Uid: uint32(id), Gid: uint32(group)}, nil
		}
	}
	return nil, errors.New("PostgreSQL doesn't run as root, and there is no user postgres or nobody")
}

// URL returns the connection string of a database.
func (s *Server) URL(database string) string {
	return fmt.Sprintf("postgresql://postgres:localsecret@localhost:%d/%s?sslmode=disable", s.port, database)
}

func (s *Server) CreateDatabase(ctx context.Context, database string) error {
	err := s.Execute(ctx, "postgres", "CREATE DATABASE "+pgx.Identifier{database}.Sanitize())
	if err != nil && strings.Contains(err.Error(), "already exists") {
		return nil
	}
	return err
}

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
func (s *Server) Stop() { _ = s.run(context.Background(), "pg_ctl", "stop", "--mode", "immediate") }
