// Package samples imports the packages that samples can import, so that go.mod and go.sum contain them: the SDK, and the AWS
// libraries of a comparison.
package samples

import (
	_ "github.com/aws/aws-lambda-go/events"
	_ "github.com/aws/aws-lambda-go/lambda"
	_ "github.com/aws/aws-sdk-go-v2/config"
	_ "github.com/aws/aws-sdk-go-v2/feature/dynamodb/attributevalue"
	_ "github.com/aws/aws-sdk-go-v2/service/dynamodb"
	_ "github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	_ "github.com/nitrictech/go-sdk/api/errors"
	_ "github.com/nitrictech/go-sdk/api/errors/codes"
	_ "github.com/nitrictech/go-sdk/api/keyvalue"
	_ "github.com/nitrictech/go-sdk/api/queues"
	_ "github.com/nitrictech/go-sdk/api/secrets"
	_ "github.com/nitrictech/go-sdk/api/storage"
	_ "github.com/nitrictech/go-sdk/api/topics"
	_ "github.com/nitrictech/go-sdk/handler"
	_ "github.com/nitrictech/go-sdk/nitric"
)
