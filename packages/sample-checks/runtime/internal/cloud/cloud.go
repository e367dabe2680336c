// Package cloud runs the local resources of the Nitric CLI: APIs, buckets, topics, queues, key value stores, secrets,
// schedules, websockets, jobs, and SQL databases. It starts them as `nitric start` does, but without Docker.
package cloud

import (
	"context"
	"fmt"
	"net"
	"os"
	"slices"
	"sync"
	"time"

	"golang.org/x/sys/unix"
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

type Options struct {
	State    string                         // the folder for temporary state
	Isolated bool                           // whether the process has its own network namespace, in which the default ports are free
	Local    localconfig.LocalConfiguration // the ports of local.nitric.yaml
}

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

	mutex       sync.Mutex
	connections map[string]int // of each websocket
	rejections  []string
}

// Start starts the local resources. Call Stop afterwards.
func Start(ctx context.Context, options Options) (*Cloud, error) {
	system.InitializeServiceLogger(options.State)
	eventbus.StorageBus() // the CLI creates it at the first use, but without a lock
	address, err := listenAddress(options.Isolated)
	if err != nil {
		return nil, err
	}
	started := &Cloud{
		Declared:    &declared.Recorder{},
		address:     address,
		databases:   &databases{options: options},
		connections: map[string]int{},
	}
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
		return sdkAddress, startLoopback()
	}
	port, err := freePort()
	return fmt.Sprintf("127.0.0.1:%d", port), err
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	return listener.Addr().(*net.TCPAddr).Port, listener.Close()
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

func (c *Cloud) configure(options Options) (err error) {
	if c.topics, err = topics.NewLocalTopicsService(); err != nil {
		return err
	}
	if c.websockets, err = websockets.NewLocalWebsocketService(); err != nil {
		return err
	}
	c.websockets.SubscribeToAction(c.countConnections)
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
	c.gateway, err = gateway.NewGateway(gateway.NewGatewayOpts{LogWriter: os.Stderr, BatchPlugin: c.jobs, LocalConfig: options.Local})
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

func (c *Cloud) countConnections(action websockets.WebsocketAction[websockets.EventItem]) {
	if info, ok := action.Event.(websockets.WebsocketInfo); ok {
		c.mutex.Lock()
		defer c.mutex.Unlock()
		c.connections[action.Name] = info.ConnectionCount
	}
}

// Connections returns the number of registered connections of a websocket. A client can complete the handshake before the
// program is able to send messages to it.
func (c *Cloud) Connections(socket string) int {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.connections[socket]
}

func (c *Cloud) Environment() map[string]string {
	return map[string]string{
		"SERVICE_ADDRESS":    c.address,
		"NITRIC_ENVIRONMENT": "run",
		"PYTHONUNBUFFERED":   "TRUE",
	}
}

func (c *Cloud) Rejections() []string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.rejections
}

func (c *Cloud) reject(err error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if !slices.Contains(c.rejections, err.Error()) {
		c.rejections = append(c.rejections, err.Error())
	}
}

// Stop ends what runs outside this process. The local resources themselves end with it.
func (c *Cloud) Stop() { c.databases.stop() }
