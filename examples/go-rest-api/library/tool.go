package library

// #region tool
import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

type Tool struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	DailyFee int    `json:"dailyFee"`
}

// Changes contains nil for a field that stays as it is.
type Changes struct {
	Name     *string
	DailyFee *int
}

// #endregion

// #region rules
var idPattern = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

func isID(id string) bool { return len(id) <= 40 && idPattern.MatchString(id) }

var idRule = rule[string]{"Must be a string", func(id *string) string {
	if !isID(*id) {
		return "Must be up to 40 lowercase letters, digits, and single hyphens"
	}
	return ""
}}

var nameRule = rule[string]{"Must be a string", func(name *string) string {
	*name = strings.TrimSpace(*name)
	if length := utf8.RuneCountInString(*name); length < 1 || length > 80 {
		return "Must have 1 to 80 characters"
	}
	return ""
}}

var feeRule = rule[int]{"Must be a whole number of cents", func(fee *int) string {
	if *fee < 0 || *fee > 1_000_000 {
		return "Must be from 0 to 1000000"
	}
	return ""
}}

// #endregion

// #region parse
func ParseTool(body []byte) (Tool, error) {
	o, err := parseObject(body)
	if err != nil {
		return Tool{}, err
	}
	tool := Tool{
		ID:       required(o, "id", idRule),
		Name:     required(o, "name", nameRule),
		DailyFee: required(o, "dailyFee", feeRule),
	}
	return tool, o.problem()
}

func ParseChanges(body []byte) (Changes, error) {
	o, err := parseObject(body)
	if err != nil {
		return Changes{}, err
	}
	changes := Changes{
		Name:     optional(o, "name", nameRule),
		DailyFee: optional(o, "dailyFee", feeRule),
	}
	return changes, o.problem()
}

// #endregion

// #region page
type Page struct {
	Limit int
	After string
}

func ParsePage(query map[string][]string) (Page, error) {
	page := Page{Limit: 20}
	var invalid []FieldError

	if values := query["limit"]; len(values) > 0 {
		limit, err := strconv.Atoi(values[0])
		if err != nil || limit < 1 || limit > 100 || len(values) > 1 {
			invalid = append(invalid, FieldError{"limit", "Must be a whole number from 1 to 100"})
		}
		page.Limit = limit
	}
	if values := query["after"]; len(values) > 1 {
		invalid = append(invalid, FieldError{"after", "Must occur only once"})
	} else if len(values) == 1 {
		page.After = values[0]
	}

	return page, problemOf(invalid)
}

// #endregion
