package main

import (
	"fmt"
	"log"
	"reflect"
	"strings"
)

// key is a key of a file that a program accepts.
type key struct {
	// Key is its path. `<name>` stands for the keys of a map.
	Key     string `json:"key"`
	Type    string `json:"type"`
	Default string `json:"default,omitempty"`
}

var simpleTypes = map[string]string{
	"string":                  "string",
	"bool":                    "boolean",
	"int":                     "integer",
	"float64":                 "number",
	"[]string":                "list of strings",
	"map[string]string":       "map of strings",
	"map[string]int":          "map of integers",
	"map[string]interface {}": "object",
}

// keysIn lists the keys that the type of a value accepts. The value has the defaults, and the defaults of a map are below its key `default`.
// The struct tags of a kind, such as `yaml`, have the names.
func keysIn(value any, tag string) []key {
	return keysOf(reflect.TypeOf(value), reflect.ValueOf(value), "", tag)
}

func keysOf(of reflect.Type, value reflect.Value, at, tag string) []key {
	if simple, ok := simpleTypes[of.String()]; ok {
		return []key{{at, simple, defaultOf(value)}}
	}
	switch of.Kind() {
	case reflect.Pointer:
		if value.IsValid() {
			value = value.Elem()
		}
		return keysOf(of.Elem(), value, at, tag)
	case reflect.Map:
		if value.IsValid() {
			value = value.MapIndex(reflect.ValueOf("default"))
		}
		return keysOf(of.Elem(), value, at+".<name>", tag)
	case reflect.Slice:
		return keysOf(of.Elem(), reflect.Value{}, at+"[]", tag)
	case reflect.Struct:
		return fieldKeys(of, value, at, tag)
	}
	log.Fatalf("%s: the type %s of a key can't be read. Add it to packages/nitric-facts/go/facts/keys.go.", at, of)
	return nil
}

func fieldKeys(of reflect.Type, value reflect.Value, at, tag string) []key {
	keys := []key{}
	for _, field := range reflect.VisibleFields(of) {
		name := strings.Split(field.Tag.Get(tag), ",")[0]
		if field.Anonymous || name == "-" {
			continue
		}
		if name == "" {
			name = strings.ToLower(field.Name)
		}
		if at != "" {
			name = at + "." + name
		}
		below := reflect.Value{}
		if value.IsValid() {
			below = value.FieldByIndex(field.Index)
		}
		keys = append(keys, keysOf(field.Type, below, name, tag)...)
	}
	return keys
}

func defaultOf(value reflect.Value) string {
	for value.IsValid() && value.Kind() == reflect.Pointer {
		value = value.Elem()
	}
	if !value.IsValid() || value.Kind() == reflect.Map {
		return ""
	}
	if list, ok := value.Interface().([]string); ok {
		return strings.Join(list, ", ")
	}
	return fmt.Sprint(value.Interface())
}
