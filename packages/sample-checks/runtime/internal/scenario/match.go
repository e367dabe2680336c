package scenario

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

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
