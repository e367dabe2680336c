package scenario

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"
)

// methodAndTarget is a request such as "GET /orders/7". A target with a host is an address of an earlier response, such as a
// presigned URL.
var methodAndTarget = regexp.MustCompile(`^(DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT) (\S+)$`)

type request struct {
	Request string            `json:"request"`
	API     string            `json:"api"` // required if the program has several
	Headers map[string]string `json:"headers"`
	Body    json.RawMessage   `json:"body"` // a string is sent as it is, anything else as JSON
	Expect  response          `json:"expect"`
	Save    map[string]string `json:"save"` // variables for later steps: name, path in the JSON of the response
}

// response describes the expected response. Headers and a body that are left out can have any value.
type response struct {
	Status  int             `json:"status"`
	Headers map[string]Text `json:"headers"`
	Body    *Text           `json:"body"`
}

func (r *request) UnmarshalJSON(data []byte) error {
	type plain request
	if err := decode(data, (*plain)(r)); err != nil {
		return err
	}
	if !methodAndTarget.MatchString(r.Request) {
		return fmt.Errorf("%q: use a method and a path, such as GET /orders/7", r.Request)
	}
	if r.Expect.Status == 0 {
		return errors.New("a request requires the status in expect")
	}
	return nil
}

func (r *request) perform(ctx context.Context, running *run) error {
	target := methodAndTarget.FindStringSubmatch(r.Request)
	address := target[2]
	if strings.HasPrefix(address, "/") {
		base, err := running.addressOf(ctx, r.API, running.cloud.APIURL)
		if err != nil {
			return err
		}
		address = base + address
	}
	actual, err := r.send(ctx, target[1], address)
	if err != nil {
		return err
	}
	running.record(func(result *Result) { result.Requests = append(result.Requests, actual) })
	if err := r.Expect.check(actual); err != nil {
		return err
	}
	return running.variables.save(r.Save, actual.Body)
}

type Exchange struct {
	Status  int         `json:"status"`
	Headers http.Header `json:"headers"`
	Body    string      `json:"body"`
}

// client sends each request on a new connection, as curl does, and doesn't follow redirects.
var client = &http.Client{
	Transport:     &http.Transport{DisableKeepAlives: true, DisableCompression: true},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

func (r *request) send(ctx context.Context, method, url string) (Exchange, error) {
	body, isJSON := "", false
	if r.Body != nil {
		body, isJSON = text(r.Body)
	}
	sent, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		return Exchange{}, err
	}
	if isJSON {
		sent.Header.Set("Content-Type", "application/json")
	}
	for name, value := range r.Headers {
		sent.Header.Set(name, value)
	}
	received, err := client.Do(sent)
	if err != nil {
		return Exchange{}, err
	}
	defer received.Body.Close()
	content, err := io.ReadAll(received.Body)
	return Exchange{Status: received.StatusCode, Headers: received.Header, Body: string(content)}, err
}

// check compares a response with the expected one. If the status differs, the message includes the body, which usually
// has the reason.
func (r response) check(actual Exchange) error {
	if r.Status != actual.Status {
		return mismatch("status", r.Status, plain(fmt.Sprintf("%d with the body %s", actual.Status, shown(actual.Body))))
	}
	for name, expected := range inOrder(r.Headers) {
		values, found := actual.Headers[http.CanonicalHeaderKey(name)]
		if err := expected.check("header "+name, strings.Join(values, ", "), found); err != nil {
			return err
		}
	}
	if r.Body == nil {
		return nil
	}
	return r.Body.check("body", actual.Body, true)
}
