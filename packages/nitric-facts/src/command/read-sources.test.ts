import { attributeKeysIn, createdIn, rightsIn } from './read-sources';

const sourceOf = (...lines: string[]) => [{ file: 'deploy.go', text: lines.join('\n') }];

test('keys that code takes from the stack file', () => {
  const text = [
    '\trefresh, ok := attributesMap["refresh"].(bool)',
    '\tx, ok := a.RawAttributes["impersonate"].(string)',
  ];
  expect(attributeKeysIn(sourceOf(...text))).toEqual([
    { key: 'refresh', type: 'boolean' },
    { key: 'impersonate', type: 'string' },
  ]);
  expect(() => attributeKeysIn(sourceOf('x := attributes["size"].(int64)'))).toThrow(
    /^deploy\.go: the key size has the type int64\. Add it to attributeTypes/,
  );
});

test('rights for actions', () => {
  const entry = (...lines: string[]) => ['\tpb.Action_BucketFileGet: {', ...lines, '\t},'];
  expect(rightsIn(sourceOf(...entry('\t\t"s3:GetObject",', '\t\t"s3:List",')))).toEqual({
    BucketFileGet: { actions: ['s3:GetObject', 's3:List'] },
  });
  const azure = entry(
    '\t\tDescription: pulumi.String("bucket read"),',
    '\t\t\t\tActions: pulumi.StringArray{},',
    '\t\t\t\tDataActions: pulumi.StringArray{',
    '\t\t\t\t\tpulumi.String("blobs/read"),',
    '\t\t\t\t},',
  );
  expect(rightsIn(sourceOf(...azure))).toEqual({
    BucketFileGet: { actions: [], dataActions: ['blobs/read'] },
  });
  expect(() => rightsIn(sourceOf('package deploy'))).toThrow(
    /^deploy\.go: the rights of actions can't be read\. Correct the pattern/,
  );
});

test('created resources, each once per file', () => {
  const text = [
    '\t"github.com/pulumi/pulumi-aws/sdk/v5/go/aws/sqs"',
    '\tawsec2 "github.com/pulumi/pulumi-awsx/sdk/go/awsx"',
    '\tvpc "github.com/pulumi/pulumi-awsx/sdk/v3/go/awsx/ec2"',
    '\tsqs.NewQueue(ctx)',
    '\tsqs.NewQueue(ctx)',
    '\tvpc.NewVpc(ctx)',
    '\tother.NewThing(ctx)',
  ];
  expect(createdIn(sourceOf(...text))).toEqual([
    { type: 'awsx.ec2.Vpc', source: 'deploy.go' },
    { type: 'sqs.Queue', source: 'deploy.go' },
  ]);
});
