package main

import (
	"context"
	"fmt"
	"log"
	"time"

	"github.com/nitrictech/go-sdk/nitric"
	"github.com/nitrictech/go-sdk/nitric/keyvalue"
	"github.com/nitrictech/go-sdk/nitric/storage"
	"github.com/nitrictech/go-sdk/nitric/topics"

	"paper-shop-api/orders"
)

func main() {
	receipts := nitric.NewBucket("receipts").Allow(storage.BucketWrite)
	store := nitric.NewKv("orders").Allow(keyvalue.KvStoreSet)

	writeReceipt := func(id string, order orders.Order) error {
		name := id + ".txt"
		err := receipts.Write(context.Background(), name, []byte(orders.Receipt(order)))
		if err != nil {
			return err
		}
		order["receipt"] = name
		return store.Set(context.Background(), id, order)
	}

	nitric.NewTopic("order-placed").Subscribe(func(ctx *topics.Ctx) {
		order := ctx.Request.Message()
		id := fmt.Sprint(order["id"])

		for seconds := range 3 {
			time.Sleep(time.Duration(seconds) * time.Second)
			err := writeReceipt(id, order)
			if err == nil {
				log.Printf("wrote the receipt of order %s", id)
				return
			}
			log.Printf("can't write the receipt of order %s: %v", id, err)
		}
	})

	nitric.Run()
}
