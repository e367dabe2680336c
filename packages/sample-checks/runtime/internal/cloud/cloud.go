// Package cloud runs the local resources of the Nitric CLI: APIs, buckets, topics, queues, key value stores, secrets,
// schedules, websockets, jobs, and SQL databases. It starts them as `nitric start` does, but without Docker.
package cloud

import (
	"context"
	"fmt"
	"io"
	"net"
	"sync"
	"time"

	"google.golang.org/grpc"

	"github.com/nitrictech/cli/pkg/cloud/apis"
	"github.com/nitrictech/cli/pkg/cloud/batch"
	"github.com/nitrictech/cli/pkg/cloud/gateway"
	httpproxy "github.com/nitrictech/cli/pkg/cloud/http"
	"github.com/nitrictech/cli/pkg/cloud/keyvalue"
	"github.com/nitrictech/cli/pkg/cloud/queues"
	"github.com/nitrictech/cli/pkg/cloud/resources"
	"github.com/nitrictech/cli/pkg/cloud/schedules"
	"github.com/nitrictech/cli/pkg/cloud/secrets"
	"github.com/nitrictech/cli/pkg/cloud/storage"
	"github.com/nitrictech/cli/pkg/cloud/topics"
	"github.com/nitrictech/cli/pkg/cloud/websockets"
	"github.com/nitrictech/cli/pkg/eventbus"
	"github.com/nitrictech/cli/pkg/grpcx"
	"github.com/nitrictech/cli/pkg/project/localconfig"
	"github.com/nitrictech/cli/pkg/system"
	"github.com/nitrictech/nitric/core/pkg/server"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/declared"
)

// serviceName is the name under which the program registers.
const serviceName = "sample"

// sdkAddress is where SDKs connect by default. It is free in a network namespace.
const sdkAddress = "127.0.0.1:50051"

const startLimit = 5 * time.Second

// Options configure the local resources.
type Options struct {
	State    string                         // the folder for temporary state
	Isolated bool                           // whether the default ports are free
	Log      io.Writer                      // where the gateway logs
	Postgres string                         // the folder with the PostgreSQL programs; empty means to search for it
	Local    localconfig.LocalConfiguration // the ports of local.nitric.yaml
}

// Cloud is a set of running local resources.
type Cloud struct {
	Declared *declared.Recorder

	address    string
	server     *server.NitricServer
	gateway    *gateway.LocalGatewayService
	keyValue   *keyvalue.BoltDocService
	queues     *queues.LocalQueuesService
	schedules  *schedules.LocalSchedulesService
	secrets    *secrets.DevSecretService
	storage    *storage.LocalStorageService
	topics     *topics.LocalTopicsAndSubscribersService
	websockets *websockets.LocalWebsocketService
	jobs       *batch.LocalBatchService
	databases  *databases

	connections connectionCounts

	mutex      sync.Mutex
	rejections []string
}

// Start starts the local resources. Call Stop when they are no longer needed.
func Start(ctx context.Context, options Options) (*Cloud, error) {
	system.InitializeServiceLogger(options.State)
	eventbus.StorageBus() // the CLI creates it at the first use, but without a lock
	address, err := listenAddress(options.Isolated)
	if err != nil {
		return nil, err
	}
	started := &Cloud{Declared: declared.NewRecorder(), address: address, databases: newDatabases(options)}
	if err := started.configure(options); err != nil {
		return nil, err
	}
	failed := started.serve()
	if err := started.waitForGateway(ctx, failed); err != nil {
		return nil, err
	}
	return started, nil
}

// listenAddress returns the default address for SDKs if it is free, and a random one otherwise.
func listenAddress(isolated bool) (string, error) {
	if isolated {
		return sdkAddress, nil
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return listener.Addr().String(), listener.Close()
}

// configure creates each kind of resource and the server that SDKs connect to.
func (c *Cloud) configure(options Options) (err error) {
	if c.topics, err = topics.NewLocalTopicsService(); err != nil {
		return err
	}
	if c.websockets, err = websockets.NewLocalWebsocketService(); err != nil {
		return err
	}
	c.connections.follow(c.websockets)
	if c.storage, err = storage.NewLocalStorageService(storage.StorageOptions{}); err != nil {
		return err
	}
	if c.secrets, err = secrets.NewSecretService(); err != nil {
		return err
	}
	if c.keyValue, err = keyvalue.NewBoltService(); err != nil {
		return err
	}
	if c.queues, err = queues.NewLocalQueuesService(); err != nil {
		return err
	}
	c.jobs = batch.NewLocalBatchService()
	c.schedules = schedules.NewLocalSchedulesService(func(_ string, err error) { c.reject(err) })
	c.gateway, err = gateway.NewGateway(gateway.NewGatewayOpts{LogWriter: options.Log, BatchPlugin: c.jobs, LocalConfig: options.Local})
	if err != nil {
		return err
	}
	c.server, err = server.New(
		server.WithServiceAddress(c.address),
		server.WithMinWorkers(0),
		server.WithChildCommand([]string{}),
		server.WithGatewayPlugin(c.gateway),
		server.WithResourcesPlugin(c.newResources()),
		server.WithApiPlugin(apis.NewLocalApiGatewayService(c.gateway.GetApiAddress)),
		server.WithHttpPlugin(httpproxy.NewLocalHttpProxyService()),
		server.WithBatchPlugin(c.jobs),
		server.WithJobHandlerPlugin(c.jobs),
		server.WithTopicsPlugin(c.topics),
		server.WithTopicsListenerPlugin(c.topics),
		server.WithStoragePlugin(c.storage),
		server.WithStorageListenerPlugin(c.storage),
		server.WithWebsocketPlugin(c.websockets),
		server.WithWebsocketListenerPlugin(c.websockets),
		server.WithSecretManagerPlugin(c.secrets),
		server.WithKeyValuePlugin(c.keyValue),
		server.WithQueuesPlugin(c.queues),
		server.WithSchedulesPlugin(c.schedules),
		server.WithSqlPlugin(c.databases),
	)
	return err
}

// newResources creates the service for declarations, and records those that it rejects.
func (c *Cloud) newResources() *resources.LocalResourcesService {
	created := resources.NewLocalResourcesService()
	created.SubscribeToState(func(state resources.LocalResourcesState) {
		for _, err := range state.ServiceErrors[serviceName] {
			c.reject(err)
		}
	})
	return created
}

// serve starts the server. The channel receives the error if it stops.
func (c *Cloud) serve() <-chan error {
	unary, stream := grpcx.CreateServiceNameInterceptor(serviceName)
	grpcServer := grpc.NewServer(
		grpc.ChainUnaryInterceptor(unary, c.Declared.Unary),
		grpc.ChainStreamInterceptor(stream, c.Declared.Stream),
	)
	failed := make(chan error, 1)
	go func() { failed <- c.server.Start(server.WithGrpcServer(grpcServer)) }()
	return failed
}

func (c *Cloud) waitForGateway(ctx context.Context, failed <-chan error) error {
	ctx, cancel := context.WithTimeout(ctx, startLimit)
	defer cancel()
	for c.gateway.GetTriggerAddress() == "" {
		select {
		case err := <-failed:
			return fmt.Errorf("the local server stopped: %w", err)
		case <-ctx.Done():
			return fmt.Errorf("the gateway didn't start: %w", ctx.Err())
		case <-time.After(time.Millisecond):
		}
	}
	return nil
}

// Environment returns the variables with which a program finds the local resources.
func (c *Cloud) Environment() map[string]string {
	return map[string]string{
		"SERVICE_ADDRESS":    c.address,
		"NITRIC_ENVIRONMENT": "run",
		"PYTHONUNBUFFERED":   "TRUE",
	}
}

// Rejections returns the messages about declarations that Nitric rejects.
func (c *Cloud) Rejections() []string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.rejections
}

func (c *Cloud) reject(err error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for _, known := range c.rejections {
		if known == err.Error() {
			return
		}
	}
	c.rejections = append(c.rejections, err.Error())
}

// Stop ends what runs outside this process. The local resources themselves end with it.
func (c *Cloud) Stop() { c.databases.stop() }
