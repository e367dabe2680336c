package library

// #region object
import (
	"encoding/json"
	"maps"
	"net/http"
	"slices"
)

// object is a JSON object whose fields haven't all been checked.
type object struct {
	fields  map[string]json.RawMessage
	invalid []FieldError
}

// rule checks a field. The functions return a message, or an empty string.
type rule[T any] struct {
	wrongType string
	check     func(value *T) string
}

func parseObject(body []byte) (*object, error) {
	if len(body) > 0 && !json.Valid(body) {
		return nil, NewProblem(http.StatusBadRequest, "The body isn't valid JSON.")
	}
	o := &object{}
	if err := json.Unmarshal(body, &o.fields); err != nil || o.fields == nil {
		return nil, problemOf([]FieldError{{"body", "Must be a JSON object"}})
	}
	return o, nil
}

func optional[T any](o *object, name string, r rule[T]) *T {
	raw, sent := o.fields[name]
	if !sent {
		return nil
	}
	delete(o.fields, name)

	var value *T
	message := r.wrongType
	if err := json.Unmarshal(raw, &value); err == nil && value != nil {
		message = r.check(value)
	}
	if message != "" {
		o.invalid = append(o.invalid, FieldError{name, message})
	}
	return value
}

func required[T any](o *object, name string, r rule[T]) T {
	var none T
	if _, sent := o.fields[name]; !sent {
		o.invalid = append(o.invalid, FieldError{name, "Is required"})
		return none
	}
	if value := optional(o, name, r); value != nil {
		return *value
	}
	return none
}

// problem reports all invalid fields. Fields that haven't been read are unknown.
func (o *object) problem() error {
	for _, name := range slices.Sorted(maps.Keys(o.fields)) {
		o.invalid = append(o.invalid, FieldError{name, "Unknown field"})
	}
	return problemOf(o.invalid)
}

func problemOf(invalid []FieldError) error {
	if len(invalid) == 0 {
		return nil
	}
	return NewProblem(http.StatusBadRequest, "The request is invalid.", invalid...)
}

// #endregion
