package cloud

import (
	"context"
	"path/filepath"
	"sync"

	sqlpb "github.com/nitrictech/nitric/core/pkg/proto/sql/v1"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/postgres"
)

// defaultPostgresPort is free in a network namespace.
const defaultPostgresPort = 5432

// databases serves connection strings. It starts PostgreSQL when the first one is needed.
type databases struct {
	sqlpb.UnimplementedSqlServer
	options Options

	mutex  sync.Mutex
	server *postgres.Server
}

// ConnectionString creates the database if necessary. The SDKs call it.
func (d *databases) ConnectionString(ctx context.Context, request *sqlpb.SqlConnectionStringRequest) (*sqlpb.SqlConnectionStringResponse, error) {
	server, err := d.open(ctx, request.GetDatabaseName())
	if err != nil {
		return nil, err
	}
	return &sqlpb.SqlConnectionStringResponse{ConnectionString: server.URL(request.GetDatabaseName())}, nil
}

func (d *databases) open(ctx context.Context, database string) (*postgres.Server, error) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.server == nil {
		port, err := d.port()
		if err != nil {
			return nil, err
		}
		if d.server, err = postgres.Start(ctx, filepath.Join(d.options.State, "postgres"), port); err != nil {
			return nil, err
		}
	}
	return d.server, d.server.CreateDatabase(ctx, database)
}

func (d *databases) port() (int, error) {
	if d.options.Isolated {
		return defaultPostgresPort, nil
	}
	return freePort()
}

func (d *databases) stop() {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.server != nil {
		d.server.Stop()
	}
}

func (c *Cloud) ExecuteSQL(ctx context.Context, database, statements string) error {
	server, err := c.databases.open(ctx, database)
	if err != nil {
		return err
	}
	return server.Execute(ctx, database, statements)
}
