package library

// #region problem
import (
	"encoding/json"
	"errors"
	"log"
	"net/http"

	"github.com/nitrictech/go-sdk/nitric/apis"
)

type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

type Problem struct {
	Title  string       `json:"title"`
	Status int          `json:"status"`
	Detail string       `json:"detail"`
	Errors []FieldError `json:"errors,omitempty"`
}

func (p *Problem) Error() string { return p.Detail }

func NewProblem(status int, detail string, fields ...FieldError) *Problem {
	return &Problem{http.StatusText(status), status, detail, fields}
}

// #endregion

// #region handle
func Handle(handle func(ctx *apis.Ctx) error) func(ctx *apis.Ctx) error {
	return func(ctx *apis.Ctx) error {
		err := handle(ctx)
		if err == nil {
			return nil
		}

		var problem *Problem
		if !errors.As(err, &problem) {
			log.Println(ctx.Request.Method(), ctx.Request.Path(), err)
			problem = NewProblem(http.StatusInternalServerError, "Something went wrong.")
		}
		if err := Respond(ctx, problem.Status, problem); err != nil {
			return err
		}
		ctx.Response.Headers["Content-Type"] = []string{"application/problem+json"}
		return nil
	}
}

func Respond(ctx *apis.Ctx, status int, body any) error {
	encoded, err := json.Marshal(body)
	if err != nil {
		return err
	}
	ctx.Response.Status = status
	ctx.Response.Headers["Content-Type"] = []string{"application/json"}
	ctx.Response.Body = encoded
	return nil
}

// #endregion
