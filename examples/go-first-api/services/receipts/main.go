package main

import (
	"context"
	"fmt"
	"log"

	"github.com/nitrictech/go-sdk/nitric"
	"github.com/nitrictech/go-sdk/nitric/storage"
	"github.com/nitrictech/go-sdk/nitric/topics"

	"paper-shop-api/orders"
)

func main() {
	receipts := nitric.NewBucket("receipts").Allow(storage.BucketWrite)

	nitric.NewTopic("order-placed").Subscribe(func(ctx *topics.Ctx) {
		order := ctx.Request.Message()
		name := fmt.Sprintf("%v.txt", order["id"])

		err := receipts.Write(context.Background(), name, []byte(orders.Receipt(order)))
		if err != nil {
			log.Printf("can't write %s: %v", name, err)
			return
		}
		log.Printf("wrote %s", name)
	})

	nitric.Run()
}
