package main

import (
	"context"
	"fmt"
	"log"
	"time"

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
		text := []byte(orders.Receipt(order))

		err := receipts.Write(context.Background(), name, text)
		for attempt := 2; err != nil && attempt <= 3; attempt++ {
			time.Sleep(time.Second)
			err = receipts.Write(context.Background(), name, text)
		}
		if err != nil {
			log.Printf("Can't write the receipt for order %v: %v", order["id"], err)
			return
		}
		log.Printf("Wrote the receipt for order %v", order["id"])
	})

	nitric.Run()
}
