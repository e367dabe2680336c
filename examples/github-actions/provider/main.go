// The AWS provider with a permission boundary on every role.
package main

import (
	"github.com/nitrictech/nitric/cloud/aws/common/runtime"
	"github.com/nitrictech/nitric/cloud/aws/deploy"
	"github.com/nitrictech/nitric/cloud/common/deploy/provider"
	"github.com/nitrictech/nitric/cloud/common/deploy/pulumix"
	"github.com/pulumi/pulumi-aws/sdk/v5/go/aws/iam"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// Bounded adds the boundary from the stack file to the roles of nitric/aws.
type Bounded struct {
	*deploy.NitricAwsPulumiProvider

	boundary string
}

// Init rejects a stack file without a boundary.
func (b *Bounded) Init(attributes map[string]interface{}) error {
	boundary, ok := attributes["permission-boundary"].(string)
	if !ok || boundary == "" {
		return status.Error(codes.InvalidArgument, "permission-boundary is missing in the stack file")
	}
	b.boundary = boundary

	return b.NitricAwsPulumiProvider.Init(attributes)
}

// Pre registers the rule before Pulumi creates the first role.
func (b *Bounded) Pre(ctx *pulumi.Context, resources []*pulumix.NitricPulumiResource[any]) error {
	if err := ctx.RegisterStackTransformation(b.limitRole); err != nil {
		return err
	}

	return b.NitricAwsPulumiProvider.Pre(ctx, resources)
}

func (b *Bounded) limitRole(args *pulumi.ResourceTransformationArgs) *pulumi.ResourceTransformationResult {
	role, ok := args.Props.(*iam.RoleArgs)
	if !ok {
		return nil
	}
	role.PermissionsBoundary = pulumi.String(b.boundary)

	return &pulumi.ResourceTransformationResult{Props: args.Props, Opts: args.Opts}
}

func main() {
	bounded := &Bounded{NitricAwsPulumiProvider: deploy.NewNitricAwsProvider()}

	provider.NewPulumiProviderServer(bounded, runtime.NitricAwsRuntime).Start()
}
