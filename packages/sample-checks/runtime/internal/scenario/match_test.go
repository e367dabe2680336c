package scenario

import (
	"encoding/json"
	"testing"
)

// expected reads the text that a scenario describes.
func expected(t *testing.T, description string) Text {
	t.Helper()
	var described Text
	if err := json.Unmarshal([]byte(description), &described); err != nil {
		t.Fatal(err)
	}
	return described
}

func TestMatcher(t *testing.T) {
	tests := map[string]struct{ matcher, actual, message string }{
		"same text":        {`"a"`, "a", ""},
		"other text":       {`"a"`, "ab", `body: expected "a", but got "ab"`},
		"no text":          {`null`, "a", `body: expected nothing, but got "a"`},
		"empty text":       {`""`, "a", `body: expected "", but got "a"`},
		"pattern":          {`{"pattern": "^\\d+$"}`, "12", ""},
		"other pattern":    {`{"pattern": "^\\d+$"}`, "a", `body: expected something that matches /^\d+$/, but got "a"`},
		"same JSON":        {`{"json": {"a": [1, "b"], "c": null}}`, `{"c":null, "a":[1.0,"b"]}`, ""},
		"no JSON":          {`{"json": 1}`, `one`, `body: expected 1, but got "one"`},
		"other value":      {`{"json": {"a": [1, 2]}}`, `{"a":[1,3]}`, `body.a[1]: expected 2, but got 3`},
		"other length":     {`{"json": [1]}`, `[1,2]`, `body: expected [1], but got [1,2]`},
		"missing field":    {`{"json": {"a": 1}}`, `{}`, `body.a: expected 1, but got nothing`},
		"additional field": {`{"json": {}}`, `{"a":1}`, `body.a: expected nothing, but got 1`},
		"nested pattern":   {`{"json": {"id": {"$pattern": "^[0-9a-f]{4}$"}}}`, `{"id":"12ab"}`, ""},
		"number pattern":   {`{"json": {"id": {"$pattern": "^12345678$"}}}`, `{"id":12345678}`, ""},
		"HTML":             {`"<b>"`, "<i>", `body: expected "<b>", but got "<i>"`},
		"nested mismatch":  {`{"json": {"id": {"$pattern": "^x"}}}`, `{"id":1}`, `body.id: expected something that matches /^x/, but got 1`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			message := ""
			if err := expected(t, test.matcher).check("body", test.actual, true); err != nil {
				message = err.Error()
			}
			if message != test.message {
				t.Errorf("got %q, want %q", message, test.message)
			}
		})
	}
}

func TestInvalidMatchers(t *testing.T) {
	for _, text := range []string{`1`, `{}`, `{"json": 1, "pattern": "a"}`, `{"text": "a"}`, `{"pattern": "("}`} {
		var matcher Text
		if err := json.Unmarshal([]byte(text), &matcher); err == nil {
			t.Errorf("%s is accepted", text)
		}
	}
}

func TestLogLine(t *testing.T) {
	lines := []string{"started", "12 orders"}
	tests := map[string]bool{`"orders"`: true, `"order s"`: false, `{"pattern": "^\\d+ orders$"}`: true, `{"pattern": "^orders"}`: false}
	for text, want := range tests {
		if got := expected(t, text).checkLine(lines) == nil; got != want {
			t.Errorf("%s: got %v, want %v", text, got, want)
		}
	}
}

func TestVariables(t *testing.T) {
	saved := variables{}
	body := `{"items":[{"id":"a\"b\""},{"id":12345678}]}`
	if err := saved.save(map[string]string{"first": "items.0.id", "second": "items.1.id", "all": ""}, body); err != nil {
		t.Fatal(err)
	}
	replaced := saved.replace(json.RawMessage(`{"path": "/items/${first}/${second}", "body": "${all}"}`))
	var got map[string]string
	if err := json.Unmarshal(replaced, &got); err != nil {
		t.Fatal(err)
	}
	if got["path"] != `/items/a"b"/12345678` || got["body"] != body {
		t.Errorf("got %q", got)
	}
	if err := saved.save(map[string]string{"id": "items.2.id"}, body); err == nil {
		t.Error("a missing value is saved")
	}
}
