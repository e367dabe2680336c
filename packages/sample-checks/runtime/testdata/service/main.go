// Command testservice is the program that the tests run: a Nitric service, or one that fails in the way that its
// argument names.
package main

import (
	"log"
	"os"
	"time"

	"github.com/nitrictech/go-sdk/handler"
	"github.com/nitrictech/go-sdk/nitric"
)

func main() {
	behaviors := map[string]func(){
		"meters":   meters,
		"rejected": rejected,
		"panic":    func() { panic("no meters left") },
		"hang":     func() { time.Sleep(time.Hour) },
		"exit":     func() { os.Exit(3) },
		"late":     late,
		"deaf":     deaf,
	}
	behave, known := behaviors[os.Args[1]]
	if !known {
		log.Fatalf("unknown behavior %q", os.Args[1])
	}
	behave()
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func run() {
	if err := nitric.Run(); err != nil {
		log.Fatal(err)
	}
}

// rejected declares a key value store with a name that Nitric rejects.
func rejected() {
	must(nitric.NewKv("waterMeters").Allow(nitric.KvStoreGet))
	must(nitric.NewApi("meters")).Get("/meters", func(ctx *httpContext, next httpHandler) (*httpContext, error) {
		return next(ctx)
	})
	run()
}

// late panics while it handles a request. A panic in the handler's own goroutine would let the SDK's Run return first,
// and the program could exit with status 0.
func late() {
	must(nitric.NewApi("meters")).Get("/meters/:meter", func(ctx *httpContext, next httpHandler) (*httpContext, error) {
		go panic("no meters left")
		select {}
	})
	run()
}

// deaf declares a websocket that doesn't handle messages.
func deaf() {
	must(nitric.NewWebsocket("chat")).On(handler.WebsocketConnect, ignore)
	run()
}
