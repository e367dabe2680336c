package scenario

import (
	"context"
	"encoding/base64"
	"io"
	"net/http"
	"strings"
	"unicode/utf8"
)

// Exchange is a request that was sent and the response to it.
type Exchange struct {
	Step    int         `json:"step"`
	Method  string      `json:"method"`
	URL     string      `json:"url"`
	Status  int         `json:"status"`
	Headers http.Header `json:"headers"`
	Body    string      `json:"body"`
	Base64  bool        `json:"base64,omitempty"` // the body isn't text, so it is encoded
}

// client sends each request on a new connection, as curl does, and doesn't follow redirects.
var client = &http.Client{
	Transport:     &http.Transport{DisableKeepAlives: true, DisableCompression: true},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// send sends the request to the base URL of its API.
func (r *Request) send(ctx context.Context, base string) (Exchange, error) {
	body, isJSON := "", false
	if r.Body != nil {
		body, isJSON = text(r.Body)
	}
	request, err := http.NewRequestWithContext(ctx, r.Method, base+r.Path+r.URL, strings.NewReader(body))
	if err != nil {
		return Exchange{}, err
	}
	if isJSON {
		request.Header.Set("Content-Type", "application/json")
	}
	for name, value := range r.Headers {
		request.Header.Set(name, value)
	}
	response, err := client.Do(request)
	if err != nil {
		return Exchange{}, err
	}
	defer response.Body.Close()
	received, err := io.ReadAll(response.Body)
	if err != nil {
		return Exchange{}, err
	}
	exchange := Exchange{
		Method:  r.Method,
		URL:     request.URL.String(),
		Status:  response.StatusCode,
		Headers: response.Header,
		Body:    string(received),
	}
	if !utf8.Valid(received) {
		exchange.Body, exchange.Base64 = base64.StdEncoding.EncodeToString(received), true
	}
	return exchange, nil
}

// check compares a response with the expected one. If the status differs, the message includes the body, which usually
// has the reason.
func (r Response) check(actual Exchange) error {
	if r.Status != 0 && r.Status != actual.Status {
		return &Mismatch{"status", r.Status, statusWithBody{actual.Status, actual.Body}}
	}
	for name, expected := range inOrder(r.Headers) {
		values, found := actual.Headers[http.CanonicalHeaderKey(name)]
		if err := expected.checkFound("header "+name, strings.Join(values, ", "), found); err != nil {
			return err
		}
	}
	if r.Body == nil {
		return nil
	}
	return r.Body.check("body", actual.Body)
}

// statusWithBody is an unexpected status in a message.
type statusWithBody struct {
	Status int    `json:"status"`
	Body   string `json:"body"`
}

func (s statusWithBody) String() string {
	return shown(s.Status) + " with the body " + shown(s.Body)
}
