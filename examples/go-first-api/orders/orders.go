package orders

import "fmt"

type Product struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Price int    `json:"price"`
}

var Products = []Product{
	{"heron-a3", "Heron", 18},
	{"owl-a4", "Owl", 12},
}

// Order is a map, because Nitric stores and sends maps.
type Order = map[string]any

func New(id, product string, quantity int) Order {
	for _, found := range Products {
		if found.ID == product && quantity > 0 {
			return Order{
				"id":       id,
				"product":  product,
				"quantity": quantity,
				"total":    found.Price * quantity,
			}
		}
	}
	return nil
}

// Receipt formats an order from a message. Numbers in messages are float64.
func Receipt(order Order) string {
	return fmt.Sprintf("Order %v\n%v x %v\nTotal: $%.2f\n",
		order["id"], order["quantity"], order["product"], order["total"])
}
