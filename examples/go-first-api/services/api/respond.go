package main

import (
	"encoding/json"

	"github.com/nitrictech/go-sdk/nitric/apis"
)

func respond(ctx *apis.Ctx, status int, value any) (err error) {
	ctx.Response.Status = status
	ctx.Response.Headers["Content-Type"] = []string{"application/json"}
	ctx.Response.Body, err = json.Marshal(value)
	return err
}
