package scenario

import (
	"context"
	"fmt"

	"github.com/nitrictech/docs/packages/sample-checks/runtime/internal/cloud"
)

// apply creates everything that has to exist before the program starts.
func (s Set) apply(ctx context.Context, local *cloud.Cloud) error {
	for name, value := range inOrder(s.Secret) {
		if err := local.PutSecret(ctx, name, value); err != nil {
			return fmt.Errorf("set secret %s: %w", name, err)
		}
	}
	for store, values := range inOrder(s.KeyValue) {
		for key, value := range inOrder(values) {
			if err := local.SetValue(ctx, store, key, value); err != nil {
				return fmt.Errorf("set key %s of %s: %w", key, store, err)
			}
		}
	}
	for bucket, files := range inOrder(s.Bucket) {
		for file, content := range inOrder(files) {
			if err := local.WriteFile(ctx, bucket, file, content); err != nil {
				return fmt.Errorf("set file %s of %s: %w", file, bucket, err)
			}
		}
	}
	for queue, messages := range inOrder(s.Queue) {
		for _, message := range messages {
			if err := local.Enqueue(ctx, queue, message); err != nil {
				return fmt.Errorf("set queue %s: %w", queue, err)
			}
		}
	}
	for database, statements := range inOrder(s.SQL) {
		if err := local.ExecuteSQL(ctx, database, statements); err != nil {
			return fmt.Errorf("set database %s: %w", database, err)
		}
	}
	return nil
}
