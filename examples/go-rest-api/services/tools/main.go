package main

// #region declare
import (
	"context"
	"io"
	"net/http"

	"github.com/nitrictech/go-sdk/nitric"
	"github.com/nitrictech/go-sdk/nitric/apis"
	"github.com/nitrictech/go-sdk/nitric/keyvalue"

	"tool-library/library"
)

func main() {
	api := nitric.NewApi("tool-library")
	tools := nitric.NewKv("tools").Allow(keyvalue.KvStoreGet, keyvalue.KvStoreSet, keyvalue.KvStoreDelete)

	addRoutes(api, library.Catalog{Store: store{tools}})

	nitric.Run()
}

// #endregion

// #region keys
type store struct{ keyvalue.KvStoreClientIface }

func (s store) Keys(ctx context.Context) ([]string, error) {
	stream, err := s.KvStoreClientIface.Keys(ctx)
	if err != nil {
		return nil, err
	}
	var keys []string
	for {
		key, err := stream.Recv()
		if err == io.EOF {
			return keys, nil
		}
		if err != nil {
			return nil, err
		}
		keys = append(keys, key)
	}
}

// #endregion

func addRoutes(api apis.Api, catalog library.Catalog) {
	background := context.Background()

	// #region create
	api.Post("/tools", library.Handle(func(ctx *apis.Ctx) error {
		tool, err := library.ParseTool(ctx.Request.Data())
		if err != nil {
			return err
		}
		if err := catalog.Add(background, tool); err != nil {
			return err
		}
		ctx.Response.Headers["Location"] = []string{"/tools/" + tool.ID}
		return library.Respond(ctx, http.StatusCreated, tool)
	}))
	// #endregion

	// #region routes
	api.Get("/tools", library.Handle(func(ctx *apis.Ctx) error {
		page, err := library.ParsePage(ctx.Request.Query())
		if err != nil {
			return err
		}
		listing, err := catalog.List(background, page)
		if err != nil {
			return err
		}
		return library.Respond(ctx, http.StatusOK, listing)
	}))

	api.Get("/tools/:id", library.Handle(func(ctx *apis.Ctx) error {
		tool, err := catalog.Find(background, ctx.Request.PathParams()["id"])
		if err != nil {
			return err
		}
		return library.Respond(ctx, http.StatusOK, tool)
	}))

	api.Patch("/tools/:id", library.Handle(func(ctx *apis.Ctx) error {
		changes, err := library.ParseChanges(ctx.Request.Data())
		if err != nil {
			return err
		}
		tool, err := catalog.Change(background, ctx.Request.PathParams()["id"], changes)
		if err != nil {
			return err
		}
		return library.Respond(ctx, http.StatusOK, tool)
	}))

	api.Delete("/tools/:id", library.Handle(func(ctx *apis.Ctx) error {
		ctx.Response.Status = http.StatusNoContent
		return catalog.Remove(background, ctx.Request.PathParams()["id"])
	}))
	// #endregion
}
