package main

import (
	"context"
	"encoding/json"
	"log"

	"github.com/google/uuid"
	"github.com/nitrictech/go-sdk/nitric"
	"github.com/nitrictech/go-sdk/nitric/apis"
	"github.com/nitrictech/go-sdk/nitric/errors"
	"github.com/nitrictech/go-sdk/nitric/errors/codes"
	"github.com/nitrictech/go-sdk/nitric/keyvalue"
	"github.com/nitrictech/go-sdk/nitric/storage"
	"github.com/nitrictech/go-sdk/nitric/topics"

	"paper-shop-api/orders"
)

func main() {
	shop := nitric.NewApi("shop")
	store := nitric.NewKv("orders").Allow(keyvalue.KvStoreGet, keyvalue.KvStoreSet)
	orderPlaced := nitric.NewTopic("order-placed").Allow(topics.TopicPublish)
	receipts := nitric.NewBucket("receipts").Allow(storage.BucketRead)

	shop.Get("/products", func(ctx *apis.Ctx) error {
		return respond(ctx, 200, map[string]any{"products": orders.Products})
	})

	shop.Post("/orders", func(ctx *apis.Ctx) error {
		var input struct {
			Product  string
			Quantity int
		}
		var order orders.Order
		id := uuid.NewString()

		if json.Unmarshal(ctx.Request.Data(), &input) == nil {
			order = orders.New(id, input.Product, input.Quantity)
		}
		if order == nil {
			message := "Send the ID of a product and a quantity of at least 1."
			return respond(ctx, 400, map[string]any{"error": message})
		}
		if err := store.Set(context.Background(), id, order); err != nil {
			return err
		}
		if err := orderPlaced.Publish(context.Background(), order); err != nil {
			return err
		}
		return respond(ctx, 201, order)
	})

	shop.Get("/orders/:id", func(ctx *apis.Ctx) error {
		order, err := store.Get(context.Background(), ctx.Request.PathParams()["id"])
		if errors.Code(err) == codes.NotFound {
			ctx.Response.Status = 404
			return nil
		}
		if err != nil {
			return err
		}
		return respond(ctx, 200, order)
	})

	shop.Get("/orders/:id/receipt", func(ctx *apis.Ctx) error {
		name := ctx.Request.PathParams()["id"] + ".txt"

		receipt, err := receipts.Read(context.Background(), name)
		if err != nil {
			log.Printf("Can't read %s: %v", name, err)
			ctx.Response.Status = 404
			return nil
		}

		ctx.Response.Headers["Content-Type"] = []string{"text/plain"}
		ctx.Response.Body = receipt
		return nil
	})

	nitric.Run()
}
