package main

import (
	"context"
	"fmt"
	"os"

	"github.com/nitrictech/go-sdk/api/keyvalue"
	"github.com/nitrictech/go-sdk/api/queues"
	"github.com/nitrictech/go-sdk/api/secrets"
	"github.com/nitrictech/go-sdk/api/storage"
	"github.com/nitrictech/go-sdk/handler"
	"github.com/nitrictech/go-sdk/nitric"
)

type (
	httpContext = handler.HttpContext
	httpHandler = handler.HttpHandler
)

// stores are the resources that meters uses.
type stores struct {
	readings keyvalue.Store
	exports  storage.Bucket
	alarms   queues.Queue
	token    secrets.SecretRef
	chat     nitric.Websocket
}

// meters is a service that uses every kind of resource that the Go SDK supports.
func meters() {
	use := stores{
		readings: must(nitric.NewKv("readings").Allow(nitric.KvStoreGet, nitric.KvStoreSet)),
		exports:  must(nitric.NewBucket("exports").Allow(nitric.BucketRead, nitric.BucketWrite)),
		alarms:   must(nitric.NewQueue("alarms").Allow(nitric.QueueEnqueue)),
		token:    must(nitric.NewSecret("token").Allow(nitric.SecretAccess)),
		chat:     must(nitric.NewWebsocket("chat")),
	}
	api := must(nitric.NewApi("meters"))
	api.Put("/meters/:meter", use.putReading)
	api.Get("/meters/:meter", use.getReading)
	api.Get("/token", use.getToken)

	nitric.NewTopic("leaks").Subscribe(func(ctx *handler.MessageContext, next handler.MessageHandler) (*handler.MessageContext, error) {
		return next(use.onLeak(ctx))
	})
	nitric.NewSchedule("nightly").Cron("0 3 * * *", func(ctx *handler.IntervalContext, next handler.IntervalHandler) (*handler.IntervalContext, error) {
		fmt.Println("nightly export in", os.Getenv("REGION"))
		return next(ctx)
	})
	nitric.NewBucket("exports").On(handler.WriteNotification, "night/", func(ctx *handler.BlobEventContext, next handler.BlobEventHandler) (*handler.BlobEventContext, error) {
		fmt.Println("exported", ctx.Request.Key())
		return next(ctx)
	})
	use.chat.On(handler.WebsocketConnect, ignore)
	use.chat.On(handler.WebsocketDisconnect, ignore)
	use.chat.On(handler.WebsocketMessage, use.onMessage)
	succeed(nitric.Run())
}

func ignore(ctx *handler.WebsocketContext, next handler.WebsocketHandler) (*handler.WebsocketContext, error) {
	return next(ctx)
}

func (s stores) putReading(ctx *httpContext, next httpHandler) (*httpContext, error) {
	meter := ctx.Request.PathParams()["meter"]
	reading := map[string]any{"text": string(ctx.Request.Data())}
	succeed(s.readings.Set(context.Background(), meter, reading))
	succeed(s.exports.File("night/"+meter+".txt").Write(context.Background(), ctx.Request.Data()))
	ctx.Response.Status = 201
	ctx.Response.Headers["Content-Type"] = []string{"application/json"}
	ctx.Response.Body = fmt.Appendf(nil, `{"meter":%q,"links":["/meters/%s"]}`, meter, meter)
	return next(ctx)
}

func (s stores) getReading(ctx *httpContext, next httpHandler) (*httpContext, error) {
	reading, err := s.readings.Get(context.Background(), ctx.Request.PathParams()["meter"])
	if err != nil {
		ctx.Response.Status = 404
		return next(ctx)
	}
	ctx.Response.Body = []byte(reading["text"].(string))
	return next(ctx)
}

func (s stores) getToken(ctx *httpContext, next httpHandler) (*httpContext, error) {
	ctx.Response.Body = must(s.token.Version("latest").Access(context.Background())).AsBytes()
	return next(ctx)
}

func (s stores) onLeak(ctx *handler.MessageContext) *handler.MessageContext {
	alarm := map[string]any{"meter": ctx.Request.Message()["meter"]}
	must(s.alarms.Enqueue(context.Background(), []map[string]any{alarm}))
	return ctx
}

func (s stores) onMessage(ctx *handler.WebsocketContext, next handler.WebsocketHandler) (*handler.WebsocketContext, error) {
	reply := []byte("echo " + ctx.Request.Message())
	succeed(s.chat.Send(context.Background(), ctx.Request.ConnectionID(), reply))
	return next(ctx)
}
