package scenario

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/fasthttp/websocket"
)

// connectionLimit is how long a connection can take to be registered after the handshake.
const connectionLimit = time.Second

type conversation struct {
	Websocket string         `json:"websocket"`
	Actions   []socketAction `json:"actions"`
}

// socketAction is an action of one client. Exactly one of the last four fields is set.
type socketAction struct {
	Client     string          `json:"client"` // distinguishes several clients
	Connect    *connection     `json:"connect"`
	Send       json.RawMessage `json:"send"` // a string is sent as it is, anything else as JSON
	Receive    *Text           `json:"receive"`
	Disconnect bool            `json:"disconnect"`
}

type connection struct {
	Query    map[string]string `json:"query"`
	Rejected bool              `json:"rejected"` // the service rejects the connection
}

type socketKey struct{ websocket, client string }

func (c *conversation) perform(ctx context.Context, r *run) error {
	for _, action := range c.Actions {
		if err := r.act(ctx, socketKey{c.Websocket, action.Client}, action); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) act(ctx context.Context, key socketKey, action socketAction) error {
	if action.Connect != nil {
		return r.connect(ctx, key, *action.Connect)
	}
	open, found := r.sockets[key]
	if !found {
		return fmt.Errorf("the client %q isn't connected", action.Client)
	}
	switch {
	case action.Send != nil:
		message, _ := text(action.Send)
		return open.WriteMessage(websocket.TextMessage, []byte(message))
	case action.Receive != nil:
		return r.receive(open, *action.Receive)
	case action.Disconnect:
		defer open.Close()
		delete(r.sockets, key)
		return open.WriteMessage(websocket.CloseMessage, websocket.FormatCloseMessage(websocket.CloseGoingAway, ""))
	}
	return errors.New("an action has one of connect, send, receive, and disconnect")
}

func (r *run) connect(ctx context.Context, key socketKey, options connection) error {
	address, err := r.addressOf(ctx, key.websocket, r.cloud.WebsocketURL)
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
	before := r.cloud.Connections(key.websocket)
	opened, response, err := websocket.DefaultDialer.DialContext(ctx, address, nil)
	switch {
	case errors.Is(err, websocket.ErrBadHandshake) && options.Rejected:
		return nil
	case errors.Is(err, websocket.ErrBadHandshake):
		return mismatch("connection", plain("acceptance"), plain(fmt.Sprintf("rejection with status %d", response.StatusCode)))
	case err != nil:
		return err
	case options.Rejected:
		return mismatch("connection", plain("rejection"), plain("acceptance"))
	}
	r.sockets[key] = opened
	for deadline := time.Now().Add(connectionLimit); r.cloud.Connections(key.websocket) <= before && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
	return nil
}

func (r *run) receive(open *websocket.Conn, expected Text) error {
	if err := open.SetReadDeadline(time.Now().Add(r.options.Wait)); err != nil {
		return err
	}
	_, message, err := open.ReadMessage()
	if err != nil {
		return expected.check("message", err.Error(), false)
	}
	r.record(func(result *Result) { result.Received = append(result.Received, string(message)) })
	return expected.check("message", string(message), true)
}
