// Package samples imports the packages that samples can import, so that go.mod and go.sum contain them.
package samples

import (
	_ "github.com/nitrictech/go-sdk/api/documents"
	_ "github.com/nitrictech/go-sdk/api/errors"
	_ "github.com/nitrictech/go-sdk/api/errors/codes"
	_ "github.com/nitrictech/go-sdk/api/events"
	_ "github.com/nitrictech/go-sdk/api/queues"
	_ "github.com/nitrictech/go-sdk/api/secrets"
	_ "github.com/nitrictech/go-sdk/api/storage"
	_ "github.com/nitrictech/go-sdk/faas"
	_ "github.com/nitrictech/go-sdk/nitric"
)
