package scenario

import (
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
)

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
	if plain, ok := plainText(actual); ok && compiled.MatchString(plain) {
		return nil
	}
	return &Mismatch{what, patternText(pattern), actual}
}

// plainText returns a string without quotation marks, or a number as JSON writes it.
func plainText(value any) (string, bool) {
	switch typed := value.(type) {
	case string:
		return typed, true
	case float64:
		return shown(typed), true
	}
	return "", false
}
