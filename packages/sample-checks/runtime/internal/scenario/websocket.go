package scenario

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/fasthttp/websocket"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
)

// conversation is a list of actions on a websocket.
type conversation struct {
	Websocket string         `json:"websocket"`
	Actions   []socketAction `json:"actions"`
}

// socketAction is an action of one client. Exactly one of the last four fields is set.
type socketAction struct {
	Client  string `json:"client"` // distinguishes several clients
	Connect *struct {
		Query    map[string]string `json:"query"`
		Rejected bool              `json:"rejected"` // the service rejects the connection
	} `json:"connect"`
	Send       json.RawMessage `json:"send"` // a string is sent as it is, anything else as JSON
	Receive    *Matcher        `json:"receive"`
	Disconnect bool            `json:"disconnect"`
}

func (c *conversation) String() string { return "websocket " + c.Websocket }

func (c *conversation) perform(ctx context.Context, r *run) error {
	for _, action := range c.Actions {
		if err := r.sockets.perform(ctx, c.Websocket, action); err != nil {
			return err
		}
	}
	return nil
}

// sockets are the open connections of a scenario.
type sockets struct {
	cloud *cloud.Cloud
	wait  time.Duration // for a message
	note  func(message string)
	open  map[socketKey]*websocket.Conn
}

type socketKey struct{ socket, client string }

func newSockets(local *cloud.Cloud, wait time.Duration, note func(string)) *sockets {
	return &sockets{cloud: local, wait: wait, note: note, open: map[socketKey]*websocket.Conn{}}
}

// perform carries out one action.
func (s *sockets) perform(ctx context.Context, socket string, action socketAction) error {
	key := socketKey{socket, action.Client}
	if action.Connect != nil {
		return s.connect(ctx, key, action)
	}
	connection, found := s.open[key]
	if !found {
		return fmt.Errorf("the client %q isn't connected", action.Client)
	}
	switch {
	case action.Send != nil:
		message, _ := text(action.Send)
		return connection.WriteMessage(websocket.TextMessage, []byte(message))
	case action.Receive != nil:
		return s.receive(connection, *action.Receive)
	case action.Disconnect:
		delete(s.open, key)
		return disconnect(connection)
	}
	return errors.New("an action has one of connect, send, receive, and disconnect")
}

func (s *sockets) connect(ctx context.Context, key socketKey, action socketAction) error {
	options := action.Connect
	var address string
	err := poll(ctx, s.wait, func() (err error) {
		address, err = s.cloud.WebsocketURL(key.socket)
		return err
	})
	if err != nil {
		return err
	}
	query := url.Values{}
	for name, value := range options.Query {
		query.Set(name, value)
	}
	if len(query) > 0 {
		address += "?" + query.Encode()
	}
	connections := s.cloud.Connections(key.socket)
	connection, response, err := websocket.DefaultDialer.DialContext(ctx, address, nil)
	switch {
	case errors.Is(err, websocket.ErrBadHandshake) && options.Rejected:
		return nil
	case errors.Is(err, websocket.ErrBadHandshake):
		return &Mismatch{"connection", unquoted("acceptance"), unquoted(fmt.Sprintf("rejection with status %d", response.StatusCode))}
	case err != nil:
		return err
	}
	s.open[key] = connection
	if options.Rejected {
		return &Mismatch{"connection", unquoted("rejection"), unquoted("acceptance")}
	}
	return s.cloud.WaitForConnection(ctx, key.socket, connections)
}

func (s *sockets) receive(connection *websocket.Conn, expected Matcher) error {
	if err := connection.SetReadDeadline(time.Now().Add(s.wait)); err != nil {
		return err
	}
	_, message, err := connection.ReadMessage()
	if err != nil {
		return &Mismatch{"message", expected.expected(), unquoted("no message: " + err.Error())}
	}
	s.note(string(message))
	return expected.check("message", string(message))
}

func disconnect(connection *websocket.Conn) error {
	defer connection.Close()
	goingAway := websocket.FormatCloseMessage(websocket.CloseGoingAway, "")
	return connection.WriteMessage(websocket.CloseMessage, goingAway)
}

// receive adds a message to the result.
func (r *run) receive(message string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.result.Received = append(r.result.Received, message)
}

// close closes all connections.
func (s *sockets) close() {
	for _, connection := range s.open {
		_ = connection.Close()
	}
}
