package scenario

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"
)

func mismatch(what string, expected, actual any) error {
	return fmt.Errorf("%s: expected %s, but got %s", what, shown(expected), shown(actual))
}

// plain is a text that a message shows without quotation marks.
type plain string

// nothing stands for a value that doesn't exist.
const nothing plain = "nothing"

func shown(value any) string {
	if text, ok := value.(plain); ok {
		return string(text)
	}
	encoded := strings.Builder{}
	encoder := json.NewEncoder(&encoded)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return fmt.Sprint(value)
	}
	return strings.TrimSpace(encoded.String())
}

// Text describes a text. In JSON it is a string for the exact text, null for a text that doesn't exist, or an object with one of the
// fields json (equal JSON) and pattern (a regular expression that matches somewhere).
type Text struct {
	exact   *string
	json    json.RawMessage
	pattern *regexp.Regexp
}

func (t *Text) UnmarshalJSON(data []byte) error {
	if string(data) == "null" || json.Unmarshal(data, &t.exact) == nil {
		return nil
	}
	t.exact = nil
	var object struct {
		JSON    json.RawMessage `json:"json"`
		Pattern *string         `json:"pattern"`
	}
	if err := decode(data, &object); err != nil || (object.JSON == nil) == (object.Pattern == nil) {
		return errors.Join(errors.New("an expected text is a string, null, or an object with either json or pattern"), err)
	}
	t.json = object.JSON
	if object.Pattern == nil {
		return nil
	}
	compiled, err := regexp.Compile(*object.Pattern)
	t.pattern = compiled
	return err
}

// check compares a text that perhaps doesn't exist.
func (t Text) check(what, actual string, found bool) error {
	isEqual := false
	switch {
	case t.exact != nil:
		isEqual = found && *t.exact == actual
	case t.pattern != nil:
		isEqual = found && t.pattern.MatchString(actual)
	case t.json != nil:
		var parsed any
		if found && json.Unmarshal([]byte(actual), &parsed) == nil {
			return compareRaw(what, t.json, parsed)
		}
	default:
		isEqual = !found
	}
	switch {
	case isEqual:
		return nil
	case found:
		return mismatch(what, t.expected(), actual)
	}
	return mismatch(what, t.expected(), nothing)
}

func (t Text) expected() any {
	switch {
	case t.exact != nil:
		return *t.exact
	case t.pattern != nil:
		return matching(t.pattern)
	case t.json != nil:
		return t.json
	}
	return nothing
}

func matching(pattern *regexp.Regexp) plain {
	return plain("something that matches /" + pattern.String() + "/")
}

// checkLine finds a line that contains the text, or that matches the pattern.
func (t Text) checkLine(lines []string) error {
	for _, line := range lines {
		if t.exact != nil && strings.Contains(line, *t.exact) || t.exact == nil && t.check("", line, true) == nil {
			return nil
		}
	}
	return mismatch("log", t.expected(), strings.Join(lines, "\n"))
}

func compareRaw(what string, expected json.RawMessage, actual any) error {
	var parsed any
	if err := json.Unmarshal(expected, &parsed); err != nil {
		return err
	}
	return compare(what, parsed, actual)
}

// compare finds the first difference between two JSON values. An object {"$pattern": "..."} in the expected value stands for any string
// or number that matches the regular expression.
func compare(what string, expected, actual any) error {
	switch want := expected.(type) {
	case map[string]any:
		if pattern, ok := want["$pattern"].(string); ok && len(want) == 1 {
			return comparePattern(what, pattern, actual)
		}
		if got, ok := actual.(map[string]any); ok {
			return compareObjects(what, want, got)
		}
	case []any:
		if got, ok := actual.([]any); ok && len(want) == len(got) {
			for index := range want {
				if err := compare(fmt.Sprintf("%s[%d]", what, index), want[index], got[index]); err != nil {
					return err
				}
			}
			return nil
		}
	default:
		if reflect.DeepEqual(expected, actual) {
			return nil
		}
	}
	return mismatch(what, expected, actual)
}

func compareObjects(what string, expected, actual map[string]any) error {
	for name, want := range inOrder(expected) {
		got, found := actual[name]
		if !found {
			return mismatch(what+"."+name, want, nothing)
		}
		if err := compare(what+"."+name, want, got); err != nil {
			return err
		}
	}
	for name, got := range inOrder(actual) {
		if _, found := expected[name]; !found {
			return mismatch(what+"."+name, nothing, got)
		}
	}
	return nil
}

func comparePattern(what, pattern string, actual any) error {
	compiled, err := regexp.Compile(pattern)
	if err != nil {
		return err
	}
	if text, ok := textOf(actual); ok && compiled.MatchString(text) {
		return nil
	}
	return mismatch(what, matching(compiled), actual)
}

// textOf returns a string without quotation marks, or a number as JSON writes it.
func textOf(value any) (string, bool) {
	switch typed := value.(type) {
	case string:
		return typed, true
	case float64:
		return shown(typed), true
	}
	return "", false
}
