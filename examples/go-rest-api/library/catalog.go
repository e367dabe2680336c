package library

// #region store
import (
	"context"
	"encoding/json"
	stderrors "errors"
	"fmt"
	"net/http"
	"slices"
	"sync"

	"github.com/nitrictech/go-sdk/nitric/errors"
	"github.com/nitrictech/go-sdk/nitric/errors/codes"
)

type Store interface {
	Get(ctx context.Context, key string) (map[string]any, error)
	Set(ctx context.Context, key string, value map[string]any) error
	Delete(ctx context.Context, key string) error
	Keys(ctx context.Context) ([]string, error)
}

type Catalog struct{ Store Store }

// #endregion

// #region find
func (c Catalog) get(ctx context.Context, id string) (*Tool, error) {
	value, err := c.Store.Get(ctx, id)
	if errors.Code(err) == codes.NotFound {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return toolOf(value)
}

func (c Catalog) Find(ctx context.Context, id string) (*Tool, error) {
	var tool *Tool
	var err error
	if isID(id) {
		tool, err = c.get(ctx, id)
	}
	if err == nil && tool == nil {
		err = NewProblem(http.StatusNotFound, fmt.Sprintf("There's no tool with the ID %s.", id))
	}
	return tool, err
}

// #endregion

// #region add
func (c Catalog) Add(ctx context.Context, tool Tool) error {
	taken, err := c.get(ctx, tool.ID)
	if err != nil {
		return err
	}
	if taken != nil {
		return NewProblem(http.StatusConflict, fmt.Sprintf("The ID %s is already in use.", tool.ID))
	}
	return c.set(ctx, tool)
}

// #endregion

// #region change
func (c Catalog) Change(ctx context.Context, id string, changes Changes) (*Tool, error) {
	tool, err := c.Find(ctx, id)
	if err != nil {
		return nil, err
	}
	if changes.Name != nil {
		tool.Name = *changes.Name
	}
	if changes.DailyFee != nil {
		tool.DailyFee = *changes.DailyFee
	}
	return tool, c.set(ctx, *tool)
}

func (c Catalog) Remove(ctx context.Context, id string) error {
	if _, err := c.Find(ctx, id); err != nil {
		return err
	}
	return c.Store.Delete(ctx, id)
}

// #endregion

// #region list
type Listing struct {
	Tools []*Tool `json:"tools"`
	Next  *string `json:"next"`
}

func (c Catalog) List(ctx context.Context, page Page) (*Listing, error) {
	keys, err := c.Store.Keys(ctx)
	if err != nil {
		return nil, err
	}
	ids := slices.DeleteFunc(keys, func(id string) bool { return id <= page.After })
	slices.Sort(ids)
	shown := ids[:min(page.Limit, len(ids))]

	tools := make([]*Tool, len(shown))
	failed := make([]error, len(shown))
	var group sync.WaitGroup
	for i, id := range shown {
		group.Go(func() { tools[i], failed[i] = c.get(ctx, id) })
	}
	group.Wait()
	if err := stderrors.Join(failed...); err != nil {
		return nil, err
	}

	listing := &Listing{Tools: slices.DeleteFunc(tools, func(tool *Tool) bool { return tool == nil })}
	if len(ids) > page.Limit {
		next := fmt.Sprintf("/tools?limit=%d&after=%s", page.Limit, shown[len(shown)-1])
		listing.Next = &next
	}
	return listing, nil
}

// #endregion

// #region values
func (c Catalog) set(ctx context.Context, tool Tool) error {
	return c.Store.Set(ctx, tool.ID, map[string]any{
		"id": tool.ID, "name": tool.Name, "dailyFee": tool.DailyFee,
	})
}

func toolOf(value map[string]any) (*Tool, error) {
	encoded, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	tool := &Tool{}
	return tool, json.Unmarshal(encoded, tool)
}

// #endregion
