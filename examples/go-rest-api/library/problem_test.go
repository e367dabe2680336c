package library

import (
	stderrors "errors"
	"slices"
	"strings"
	"testing"

	"github.com/nitrictech/go-sdk/nitric/apis"
)

type request struct{ apis.HttpRequest }

func (request) Method() string { return "GET" }
func (request) Path() string   { return "/tools" }

func respondTo(t *testing.T, err error) *apis.Response {
	t.Helper()
	response := &apis.Response{Status: 200, Headers: map[string][]string{}}
	ctx := &apis.Ctx{Request: &request{}, Response: response}

	handle := Handle(func(*apis.Ctx) error { return err })
	if failed := handle(ctx); failed != nil {
		t.Fatal(failed)
	}
	return ctx.Response
}

func fieldsOf(err error) []string {
	var problem *Problem
	var fields []string
	if stderrors.As(err, &problem) {
		for _, invalid := range problem.Errors {
			fields = append(fields, invalid.Field)
		}
	}
	return fields
}

func TestReportsEveryInvalidField(t *testing.T) {
	for body, want := range map[string]string{
		`{"id": "Tile saw", "name": " ", "dailyFee": "1200", "fee": 1}`: "id name dailyFee fee",
		`{"id": null, "dailyFee": 7.5}`:                                 "id name dailyFee",
		`{"ID": "tile-saw", "name": "Saw", "dailyFee": -1}`:             "id dailyFee ID",
		`[]`: "body", ``: "body", `null`: "body",
	} {
		_, err := ParseTool([]byte(body))
		requireStatus(t, err, 400)
		if fields := strings.Join(fieldsOf(err), " "); fields != want {
			t.Errorf("%s: %s, want %s", body, fields, want)
		}
	}
}

func TestDistinguishesTextThatIsNotJSON(t *testing.T) {
	_, err := ParseTool([]byte("id=tile-saw"))
	requireStatus(t, err, 400)
	if err.Error() != "The body isn't valid JSON." {
		t.Error(err)
	}
}

func TestChecksChangesAndPages(t *testing.T) {
	changes, err := ParseChanges([]byte(`{"name": " Saw "}`))
	if err != nil || *changes.Name != "Saw" || changes.DailyFee != nil {
		t.Errorf("changes: %+v, %v", changes, err)
	}
	_, err = ParseChanges([]byte(`{"name": null, "id": "saw"}`))
	if fields := fieldsOf(err); !slices.Equal(fields, []string{"name", "id"}) {
		t.Errorf("fields: %v", fields)
	}
	_, err = ParsePage(map[string][]string{"limit": {"0"}, "after": {"a", "b"}})
	if fields := fieldsOf(err); !slices.Equal(fields, []string{"limit", "after"}) {
		t.Errorf("fields: %v", fields)
	}
}

func TestTurnsAProblemIntoItsStatusAndAJSONBody(t *testing.T) {
	response := respondTo(t, NewProblem(404, "No such tool."))

	want := `{"title":"Not Found","status":404,"detail":"No such tool."}`
	if response.Status != 404 || string(response.Body) != want {
		t.Errorf("%d %s", response.Status, response.Body)
	}
}

func TestHidesAnUnexpectedErrorFromTheCaller(t *testing.T) {
	response := respondTo(t, stderrors.New("password=hunter2"))

	if response.Status != 500 || strings.Contains(string(response.Body), "hunter2") {
		t.Errorf("%d %s", response.Status, response.Body)
	}
}
