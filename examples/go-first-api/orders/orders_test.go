package orders

import (
	"strings"
	"testing"
)

func TestAddsUpTheTotal(t *testing.T) {
	if total := New("817", "heron-a3", 2)["total"]; total != 36 {
		t.Errorf("the total is %v", total)
	}
}

func TestRejectsAnUnknownProductAndAnEmptyOrder(t *testing.T) {
	if New("817", "dodo-a3", 1) != nil || New("817", "heron-a3", 0) != nil {
		t.Error("the order was accepted")
	}
}

func TestPrintsTheTotalInDollars(t *testing.T) {
	order := Order{"id": "817", "product": "owl-a4", "quantity": 1.0, "total": 12.0}
	if receipt := Receipt(order); !strings.Contains(receipt, "Total: $12.00") {
		t.Error(receipt)
	}
}
