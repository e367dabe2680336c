// Command facts prints facts about the CLI and the providers of Nitric as JSON. `npm run facts` runs it in a Go workspace with
// their checkouts.
package main

import (
	"encoding/json"
	"log"
	"os"
)

func main() {
	output := json.NewEncoder(os.Stdout)
	output.SetEscapeHTML(false)
	if err := output.Encode(map[string]any{"cli": readCli(), "providers": readProviders()}); err != nil {
		log.Fatal(err)
	}
}
