package library

import (
	"context"
	stderrors "errors"
	"maps"
	"slices"
	"testing"

	"github.com/nitrictech/go-sdk/nitric/errors"
	"github.com/nitrictech/go-sdk/nitric/errors/codes"
)

// #region store
type memoryStore map[string]map[string]any

func (s memoryStore) Get(_ context.Context, key string) (map[string]any, error) {
	value, ok := s[key]
	if !ok {
		return nil, errors.New(codes.NotFound, "no value for "+key)
	}
	return value, nil
}

func (s memoryStore) Set(_ context.Context, key string, value map[string]any) error {
	s[key] = value
	return nil
}

func (s memoryStore) Delete(_ context.Context, key string) error {
	delete(s, key)
	return nil
}

func (s memoryStore) Keys(context.Context) ([]string, error) {
	return slices.Collect(maps.Keys(s)), nil
}

// #endregion

// #region cases
func catalogWith(t *testing.T, ids ...string) Catalog {
	t.Helper()
	catalog := Catalog{Store: memoryStore{}}
	for _, id := range ids {
		if err := catalog.Add(t.Context(), Tool{id, "Tile saw", 1200}); err != nil {
			t.Fatal(err)
		}
	}
	return catalog
}

func TestRejectsAnIDThatIsInUse(t *testing.T) {
	catalog := catalogWith(t, "tile-saw")

	err := catalog.Add(t.Context(), Tool{"tile-saw", "Another saw", 800})
	requireStatus(t, err, 409)
}

func TestPagesThroughTheToolsInTheOrderOfTheirIDs(t *testing.T) {
	catalog := catalogWith(t, "tile-saw", "ladder", "wet-vac")

	first, err := catalog.List(t.Context(), Page{Limit: 2})
	if err != nil || len(first.Tools) != 2 || first.Tools[0].ID != "ladder" {
		t.Fatalf("first page: %+v, %v", first, err)
	}
	if *first.Next != "/tools?limit=2&after=tile-saw" {
		t.Errorf("next: %s", *first.Next)
	}

	last, err := catalog.List(t.Context(), Page{Limit: 2, After: "tile-saw"})
	if err != nil || len(last.Tools) != 1 || last.Next != nil {
		t.Fatalf("last page: %+v, %v", last, err)
	}
}

// #endregion

func TestFindsChangesAndRemovesATool(t *testing.T) {
	catalog := catalogWith(t, "tile-saw")

	fee := 900
	if _, err := catalog.Change(t.Context(), "tile-saw", Changes{DailyFee: &fee}); err != nil {
		t.Fatal(err)
	}
	tool, err := catalog.Find(t.Context(), "tile-saw")
	if err != nil || *tool != (Tool{"tile-saw", "Tile saw", 900}) {
		t.Errorf("found %+v, %v", tool, err)
	}

	if err := catalog.Remove(t.Context(), "tile-saw"); err != nil {
		t.Fatal(err)
	}
	_, err = catalog.Find(t.Context(), "tile-saw")
	requireStatus(t, err, 404)
}

func TestRejectsAnImpossibleIDWithoutCallingTheStore(t *testing.T) {
	_, err := Catalog{}.Find(t.Context(), "a#b")
	requireStatus(t, err, 404)
}

func TestConvertsTheNumbersOfTheStore(t *testing.T) {
	value := map[string]any{"id": "ladder", "name": "Ladder", "dailyFee": 500.0}

	tool, err := Catalog{memoryStore{"ladder": value}}.Find(t.Context(), "ladder")
	if err != nil || tool.DailyFee != 500 {
		t.Errorf("found %+v, %v", tool, err)
	}
}

type brokenStore struct{ memoryStore }

func (brokenStore) Get(context.Context, string) (map[string]any, error) {
	return nil, errors.New(codes.Unavailable, "no connection")
}

func TestPassesOnEveryOtherErrorOfTheStore(t *testing.T) {
	_, err := Catalog{brokenStore{}}.Find(t.Context(), "tile-saw")

	if errors.Code(err) != codes.Unavailable {
		t.Errorf("error: %v", err)
	}
}

func requireStatus(t *testing.T, err error, status int) {
	t.Helper()
	var problem *Problem
	if !stderrors.As(err, &problem) || problem.Status != status {
		t.Fatalf("error: %v, want status %d", err, status)
	}
}
