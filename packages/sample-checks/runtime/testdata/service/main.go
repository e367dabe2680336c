// Command testservice is the program that the tests run: a Nitric service, or one that fails in the way that its
// argument names.
package main

import (
	"log"
	"os"
	"time"

	"github.com/nitrictech/go-sdk/nitric"
)

func main() {
	behaviors := map[string]func(){
		"meters":   meters,
		"rejected": rejected,
		"panic":    func() { panic("no meters left") },
		"hang":     func() { time.Sleep(time.Hour) },
	}
	behave, known := behaviors[os.Args[1]]
	if !known {
		log.Fatalf("unknown behavior %q", os.Args[1])
	}
	behave()
}

func must[T any](value T, err error) T {
	succeed(err)
	return value
}

func succeed(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

// rejected declares a key value store with a name that Nitric rejects.
func rejected() {
	must(nitric.NewKv("waterMeters").Allow(nitric.KvStoreGet))
	must(nitric.NewApi("meters")).Get("/meters", func(ctx *httpContext, next httpHandler) (*httpContext, error) {
		return next(ctx)
	})
	succeed(nitric.Run())
}
