package cloud

import (
	"context"
	"sync"
	"time"

	"github.com/nitrictech/cli/pkg/cloud/websockets"
)

// connectionLimit is how long a connection can take to be registered after the handshake.
const connectionLimit = time.Second

// connectionCounts counts the registered connections of each websocket.
type connectionCounts struct {
	mutex  sync.Mutex
	counts map[string]int
}

// follow updates the counts whenever a client connects or disconnects.
func (c *connectionCounts) follow(service *websockets.LocalWebsocketService) {
	c.counts = map[string]int{}
	service.SubscribeToAction(func(action websockets.WebsocketAction[websockets.EventItem]) {
		if info, ok := action.Event.(websockets.WebsocketInfo); ok {
			c.mutex.Lock()
			defer c.mutex.Unlock()
			c.counts[action.Name] = info.ConnectionCount
		}
	})
}

// Connections returns the number of registered connections of a websocket.
func (c *Cloud) Connections(socket string) int {
	c.connections.mutex.Lock()
	defer c.connections.mutex.Unlock()
	return c.connections.counts[socket]
}

// WaitForConnection waits until there are more registered connections than before. A client can complete the handshake
// before the program is able to send messages to it.
func (c *Cloud) WaitForConnection(ctx context.Context, socket string, before int) error {
	deadline := time.Now().Add(connectionLimit)
	for c.Connections(socket) <= before && time.Now().Before(deadline) {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Millisecond):
		}
	}
	return nil
}
