package main

import (
	"github.com/nitrictech/cli/cmd"
	"github.com/nitrictech/cli/pkg/project"
	"github.com/nitrictech/cli/pkg/project/localconfig"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

type flagFacts struct {
	Name       string `json:"name"`
	Short      string `json:"short,omitempty"`
	TakesValue bool   `json:"takesValue"`
	Default    string `json:"default,omitempty"`
}

type commandFacts struct {
	Command string   `json:"command"`
	Aliases []string `json:"aliases"`
	// Args is the maximum number of arguments. It is absent if the command doesn't limit it.
	Args  *int        `json:"args,omitempty"`
	Flags []flagFacts `json:"flags"`
}

type cliFacts struct {
	Commands    []commandFacts `json:"commands"`
	GlobalFlags []flagFacts    `json:"globalFlags"`
	Project     []key          `json:"project"`
	Local       []key          `json:"local"`
}

func readCli() cliFacts {
	root := cmd.RootCommand()
	return cliFacts{
		Commands:    commandsBelow(root, shortcutsOf(root)),
		GlobalFlags: flagsOf(root.PersistentFlags()),
		Project:     keysIn(project.ProjectConfiguration{}, "yaml"),
		Local:       keysIn(localconfig.LocalConfiguration{}, "yaml"),
	}
}

// shortcutOf returns the command that a shortcut such as `nitric up` runs.
func shortcutOf(command *cobra.Command) string { return command.Annotations["alias:from"] }

func shortcutsOf(root *cobra.Command) map[string][]string {
	shortcuts := map[string][]string{}
	for _, command := range root.Commands() {
		from := root.Name() + " " + shortcutOf(command)
		shortcuts[from] = append(shortcuts[from], command.CommandPath())
	}
	return shortcuts
}

func commandsBelow(command *cobra.Command, shortcuts map[string][]string) []commandFacts {
	path := command.CommandPath()
	aliases := append([]string{}, shortcuts[path]...)
	for _, alias := range command.Aliases {
		if alias != command.Name() {
			aliases = append(aliases, command.Parent().CommandPath()+" "+alias)
		}
	}
	flags := []flagFacts{}
	if command.HasParent() {
		flags = flagsOf(command.LocalFlags())
	}
	facts := []commandFacts{{path, aliases, argumentLimit(command), flags}}
	for _, below := range command.Commands() {
		if shortcutOf(below) == "" {
			facts = append(facts, commandsBelow(below, shortcuts)...)
		}
	}
	return facts
}

// argumentLimit tries longer and longer lists of arguments, because cobra stores a function and no number.
func argumentLimit(command *cobra.Command) *int {
	limit := -1
	for count := range 10 {
		if command.Args != nil && command.ValidateArgs(make([]string, count)) == nil {
			limit = count
		}
	}
	if limit < 0 || limit == 9 {
		return nil
	}
	return &limit
}

func flagsOf(set *pflag.FlagSet) []flagFacts {
	facts := []flagFacts{}
	set.VisitAll(func(flag *pflag.Flag) {
		one := flagFacts{Name: "--" + flag.Name, TakesValue: flag.NoOptDefVal == ""}
		if flag.Shorthand != "" {
			one.Short = "-" + flag.Shorthand
		}
		if one.TakesValue && flag.DefValue != "[]" {
			one.Default = flag.DefValue
		}
		facts = append(facts, one)
	})
	return facts
}
