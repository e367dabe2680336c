package scenario

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"
)

// Mismatch is the difference between an expected and an actual value.
type Mismatch struct {
	What     string // what differs, for example "status"
	Expected any
	Actual   any
}

func (m *Mismatch) Error() string {
	return fmt.Sprintf("%s: expected %s, but got %s", m.What, shown(m.Expected), shown(m.Actual))
}

// nothing stands for a value that doesn't exist.
type nothing struct{}

// MarshalJSON encodes a missing value as null.
func (nothing) MarshalJSON() ([]byte, error) { return []byte("null"), nil }

// unquoted is a text that a message shows without quotation marks.
type unquoted string

func (u unquoted) String() string { return string(u) }

// shown formats a value for a message.
func shown(value any) string {
	switch typed := value.(type) {
	case nothing:
		return "nothing"
	case fmt.Stringer:
		return typed.String()
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		return fmt.Sprint(value)
	}
	return string(encoded)
}

// Matcher describes a text. In JSON it is a string for the exact text, null for a text that doesn't exist, or an object
// with one of the fields json (equal JSON) and pattern (a regular expression that matches somewhere).
type Matcher struct {
	exact   *string
	json    json.RawMessage
	pattern *regexp.Regexp
}

// UnmarshalJSON reads a matcher.
func (m *Matcher) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil
	}
	var exact string
	if json.Unmarshal(data, &exact) == nil {
		m.exact = &exact
		return nil
	}
	var object struct {
		JSON    json.RawMessage `json:"json"`
		Pattern *string         `json:"pattern"`
	}
	if err := decode(data, &object); err != nil {
		return fmt.Errorf("an expected text is a string, null, or an object with json or pattern: %w", err)
	}
	if (object.JSON == nil) == (object.Pattern == nil) {
		return errors.New("an expected text has either json or pattern")
	}
	m.json = object.JSON
	if object.Pattern == nil {
		return nil
	}
	compiled, err := regexp.Compile(*object.Pattern)
	m.pattern = compiled
	return err
}

// absent reports whether the matcher is for a text that doesn't exist.
func (m Matcher) absent() bool { return m.exact == nil && m.json == nil && m.pattern == nil }

// check compares a text with the matcher.
func (m Matcher) check(what, actual string) error {
	switch {
	case m.exact != nil && *m.exact != actual:
		return &Mismatch{what, *m.exact, actual}
	case m.json != nil:
		return compareText(what, m.json, actual)
	case m.pattern != nil && !m.pattern.MatchString(actual):
		return &Mismatch{what, patternText(m.pattern.String()), actual}
	}
	return nil
}

// checkFound compares a text that perhaps doesn't exist with the matcher.
func (m Matcher) checkFound(what, actual string, found bool) error {
	switch {
	case m.absent() && found:
		return &Mismatch{what, nothing{}, actual}
	case !m.absent() && !found:
		return &Mismatch{what, m.expected(), nothing{}}
	case found:
		return m.check(what, actual)
	}
	return nil
}

// expected returns the value to name in messages.
func (m Matcher) expected() any {
	switch {
	case m.exact != nil:
		return *m.exact
	case m.pattern != nil:
		return patternText(m.pattern.String())
	case m.json != nil:
		return m.json
	}
	return nothing{}
}

// patternText is a regular expression in a message.
type patternText string

func (p patternText) String() string { return "something that matches /" + string(p) + "/" }

// MarshalJSON encodes the pattern as it appears in a scenario.
func (p patternText) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"pattern": string(p)})
}

// LogLine describes a line that the program prints. In JSON it is a string that the line contains, or an object with a
// pattern.
type LogLine struct{ Matcher }

// check compares the lines of the log.
func (l LogLine) check(lines []string) error {
	for _, line := range lines {
		if l.exact != nil && strings.Contains(line, *l.exact) || l.exact == nil && l.Matcher.check("", line) == nil {
			return nil
		}
	}
	return &Mismatch{"log", l.expected(), strings.Join(lines, "\n")}
}

func compareText(what string, expected json.RawMessage, actual string) error {
	var parsed any
	if err := json.Unmarshal([]byte(actual), &parsed); err != nil {
		return &Mismatch{what, expected, actual}
	}
	return compareRaw(what, expected, parsed)
}

func compareRaw(what string, expected json.RawMessage, actual any) error {
	var parsed any
	if err := json.Unmarshal(expected, &parsed); err != nil {
		return err
	}
	return compareJSON(what, parsed, actual)
}

// compareJSON finds the first difference between two JSON values. An object {"$pattern": "..."} in the expected value
// stands for any string or number that matches the regular expression.
func compareJSON(what string, expected, actual any) error {
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
			return compareArrays(what, want, got)
		}
	default:
		if reflect.DeepEqual(expected, actual) {
			return nil
		}
	}
	return &Mismatch{what, expected, actual}
}

func compareObjects(what string, expected, actual map[string]any) error {
	for name, want := range inOrder(expected) {
		got, found := actual[name]
		if !found {
			return &Mismatch{what + "." + name, want, nothing{}}
		}
		if err := compareJSON(what+"."+name, want, got); err != nil {
			return err
		}
	}
	for name, got := range inOrder(actual) {
		if _, found := expected[name]; !found {
			return &Mismatch{what + "." + name, nothing{}, got}
		}
	}
	return nil
}

func compareArrays(what string, expected, actual []any) error {
	for index := range expected {
		if err := compareJSON(fmt.Sprintf("%s[%d]", what, index), expected[index], actual[index]); err != nil {
			return err
		}
	}
	return nil
}

func comparePattern(what, pattern string, actual any) error {
	compiled, err := regexp.Compile(pattern)
	if err != nil {
		return err
	}
	switch actual.(type) {
	case string, float64:
		if compiled.MatchString(fmt.Sprint(actual)) {
			return nil
		}
	}
	return &Mismatch{what, patternText(pattern), actual}
}
