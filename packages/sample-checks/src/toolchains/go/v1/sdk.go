// Package samples imports the packages that samples can import, so that go.mod and go.sum contain them: the SDK, the AWS
// libraries of a comparison, and a driver for SQL databases.
package samples

import (
	_ "github.com/aws/aws-lambda-go/events"
	_ "github.com/aws/aws-lambda-go/lambda"
	_ "github.com/aws/aws-sdk-go-v2/config"
	_ "github.com/aws/aws-sdk-go-v2/feature/dynamodb/attributevalue"
	_ "github.com/aws/aws-sdk-go-v2/service/dynamodb"
	_ "github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	_ "github.com/lib/pq"
	_ "github.com/nitrictech/go-sdk/nitric"
	_ "github.com/nitrictech/go-sdk/nitric/apis"
	_ "github.com/nitrictech/go-sdk/nitric/batch"
	_ "github.com/nitrictech/go-sdk/nitric/errors"
	_ "github.com/nitrictech/go-sdk/nitric/errors/codes"
	_ "github.com/nitrictech/go-sdk/nitric/keyvalue"
	_ "github.com/nitrictech/go-sdk/nitric/queues"
	_ "github.com/nitrictech/go-sdk/nitric/schedules"
	_ "github.com/nitrictech/go-sdk/nitric/secrets"
	_ "github.com/nitrictech/go-sdk/nitric/sql"
	_ "github.com/nitrictech/go-sdk/nitric/storage"
	_ "github.com/nitrictech/go-sdk/nitric/topics"
	_ "github.com/nitrictech/go-sdk/nitric/websockets"
)
