package scenario

import (
	"encoding/json"
	"fmt"
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

func (nothing) String() string { return "nothing" }

// unquoted is a text that a message shows without quotation marks.
type unquoted string

func (u unquoted) String() string { return string(u) }

// shown formats a value for a message.
func shown(value any) string {
	if typed, ok := value.(fmt.Stringer); ok {
		return typed.String()
	}
	encoded := strings.Builder{}
	encoder := json.NewEncoder(&encoded)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return fmt.Sprint(value)
	}
	return strings.TrimSpace(encoded.String())
}
