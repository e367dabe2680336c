package cloud

import (
	"context"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/types/known/structpb"

	kvstorepb "github.com/nitrictech/nitric/core/pkg/proto/kvstore/v1"
	queuespb "github.com/nitrictech/nitric/core/pkg/proto/queues/v1"
	secretspb "github.com/nitrictech/nitric/core/pkg/proto/secrets/v1"
	storagepb "github.com/nitrictech/nitric/core/pkg/proto/storage/v1"
)

// dequeueLimit is the most messages that one call can receive.
const dequeueLimit = 10

func (c *Cloud) PutSecret(ctx context.Context, name, value string) error {
	_, err := c.secrets.Put(ctx, &secretspb.SecretPutRequest{
		Secret: &secretspb.Secret{Name: name},
		Value:  []byte(value),
	})
	return err
}

// Secret returns the latest version of a secret, and whether it exists.
func (c *Cloud) Secret(ctx context.Context, name string) (string, bool, error) {
	response, err := c.secrets.Access(ctx, &secretspb.SecretAccessRequest{
		SecretVersion: &secretspb.SecretVersion{Secret: &secretspb.Secret{Name: name}, Version: "latest"},
	})
	return string(response.GetValue()), err == nil, unlessNotFound(err)
}

func (c *Cloud) SetValue(ctx context.Context, store, key string, value map[string]any) error {
	content, err := structpb.NewStruct(value)
	if err != nil {
		return err
	}
	_, err = c.keyValue.SetValue(ctx, &kvstorepb.KvStoreSetValueRequest{
		Ref:     &kvstorepb.ValueRef{Store: store, Key: key},
		Content: content,
	})
	return err
}

// Value returns a value of a key value store, and whether it exists.
func (c *Cloud) Value(ctx context.Context, store, key string) (map[string]any, bool, error) {
	response, err := c.keyValue.GetValue(ctx, &kvstorepb.KvStoreGetValueRequest{
		Ref: &kvstorepb.ValueRef{Store: store, Key: key},
	})
	return response.GetValue().GetContent().AsMap(), err == nil, unlessNotFound(err)
}

func (c *Cloud) WriteFile(ctx context.Context, bucket, key, content string) error {
	_, err := c.storage.Write(ctx, &storagepb.StorageWriteRequest{BucketName: bucket, Key: key, Body: []byte(content)})
	return err
}

func (c *Cloud) DeleteFile(ctx context.Context, bucket, key string) error {
	_, err := c.storage.Delete(ctx, &storagepb.StorageDeleteRequest{BucketName: bucket, Key: key})
	return err
}

// File returns the content of a file in a bucket, and whether it exists.
func (c *Cloud) File(ctx context.Context, bucket, key string) (string, bool, error) {
	response, err := c.storage.Read(ctx, &storagepb.StorageReadRequest{BucketName: bucket, Key: key})
	return string(response.GetBody()), err == nil, unlessNotFound(err)
}

func (c *Cloud) Enqueue(ctx context.Context, queue string, message map[string]any) error {
	payload, err := structpb.NewStruct(message)
	if err != nil {
		return err
	}
	_, err = c.queues.Enqueue(ctx, &queuespb.QueueEnqueueRequest{
		QueueName: queue,
		Messages: []*queuespb.QueueMessage{
			{Content: &queuespb.QueueMessage_StructPayload{StructPayload: payload}},
		},
	})
	return err
}

// Receive takes all messages from a queue that nobody has received before.
func (c *Cloud) Receive(ctx context.Context, queue string) ([]any, error) {
	received := []any{}
	for {
		response, err := c.queues.Dequeue(ctx, &queuespb.QueueDequeueRequest{QueueName: queue, Depth: dequeueLimit})
		if err != nil {
			return nil, err
		}
		for _, each := range response.GetMessages() {
			received = append(received, each.GetMessage().GetStructPayload().AsMap())
		}
		if len(response.GetMessages()) < dequeueLimit {
			return received, nil
		}
	}
}

func unlessNotFound(err error) error {
	if status.Code(err) == codes.NotFound {
		return nil
	}
	return err
}
