// Package gateway replaces the package of the same name in github.com/nitrictech/nitric/cloud/common. It has the one
// function that the Nitric CLI calls.
package gateway

import "github.com/valyala/fasthttp"

// HttpHeadersToMap returns all values of each header.
func HttpHeadersToMap(header *fasthttp.RequestHeader) map[string][]string {
	headers := map[string][]string{}
	header.VisitAll(func(key, value []byte) {
		headers[string(key)] = append(headers[string(key)], string(value))
	})
	return headers
}
