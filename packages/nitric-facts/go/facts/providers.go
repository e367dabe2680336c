package main

import (
	"log"
	"maps"
	"slices"

	aws "facts/aws"
	azure "facts/azure"
	gcp "facts/gcp"

	"github.com/nitrictech/nitric/cloud/common/deploy"
	resources "github.com/nitrictech/nitric/core/pkg/proto/resources/v1"
)

type providersFacts struct {
	// Actions are the names of the actions that programs request.
	Actions []string `json:"actions"`
	// Keys are those that stack files for a cloud accept, apart from those that the code of a provider reads.
	Keys map[string][]key `json:"keys"`
}

func readProviders() providersFacts {
	facts := providersFacts{Keys: map[string][]key{
		"aws":   keysOfStack(aws.ConfigFromAttributes(withDefaults())),
		"gcp":   keysOfStack(gcp.ConfigFromAttributes(withDefaults())),
		"azure": keysOfStack(azure.ConfigFromAttributes(withDefaults())),
	}}
	for _, number := range slices.Sorted(maps.Keys(resources.Action_name)) {
		facts.Actions = append(facts.Actions, resources.Action_name[number])
	}
	return facts
}

// withDefaults returns the content of a stack file whose maps have an entry with the defaults.
func withDefaults() map[string]any {
	return map[string]any{"databases": map[string]any{"default": map[string]any{}}}
}

func keysOfStack[Config any](config Config, err error) []key {
	if err != nil {
		log.Fatal(err)
	}
	return append(keysIn(deploy.CommonStackDetails{}, "mapstructure"), keysIn(config, "mapstructure")...)
}
