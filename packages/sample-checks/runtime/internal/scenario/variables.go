package scenario

import (
	"encoding/json"
	"strconv"
	"strings"
)

// variables are values that earlier responses contained. Steps refer to them as ${name}.
type variables map[string]string

func (v variables) replace(raw json.RawMessage) json.RawMessage {
	replaced := string(raw)
	for name, value := range v {
		encoded, _ := json.Marshal(value)
		replaced = strings.ReplaceAll(replaced, "${"+name+"}", string(encoded[1:len(encoded)-1]))
	}
	return json.RawMessage(replaced)
}

// save takes values from the body of a response. A path such as items.0.id leads to a value in its JSON, and an empty
// path is the whole body.
func (v variables) save(paths map[string]string, body string) error {
	for name, path := range paths {
		value, err := valueAt(path, body)
		if err != nil {
			return err
		}
		v[name] = value
	}
	return nil
}

func valueAt(path, body string) (string, error) {
	if path == "" {
		return body, nil
	}
	var value any
	if err := json.Unmarshal([]byte(body), &value); err != nil {
		return "", mismatch("body", plain("JSON with "+path), body)
	}
	for _, name := range strings.Split(path, ".") {
		value = child(value, name)
	}
	text, ok := textOf(value)
	if !ok {
		return "", mismatch("body", plain("JSON with "+path), body)
	}
	return text, nil
}

func child(parent any, name string) any {
	switch typed := parent.(type) {
	case map[string]any:
		return typed[name]
	case []any:
		if index, err := strconv.Atoi(name); err == nil && index >= 0 && index < len(typed) {
			return typed[index]
		}
	}
	return nil
}
