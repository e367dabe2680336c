import * as z from 'zod';
import { readData } from './read-data';
import content from '../data/deployer-permissions.json';
import { policyOf } from './deployer-policy';
import { markdownLine } from './key-rows';
import { blockIds, blockTitles, type BlockTitle } from './provider-data';

/** What a reader can leave out of the permissions: the building blocks, and parts that only some stacks have. */
export const partIds = ['stack', ...blockIds, 'domains', 'imports'] as const;
export type PartId = (typeof partIds)[number];

export const partTitles: Readonly<Record<PartId, Pick<BlockTitle, 'title' | 'page'>>> = {
  ...blockTitles,
  stack: { title: 'Every stack' },
  domains: { title: 'Custom domains', page: '/reference/providers/aws/apis#use-your-own-domain' },
  imports: { title: 'Imports', page: '/reference/providers/aws/imports' },
};

const part = z.enum(partIds);
const action = z.string().regex(/^[a-z\d-]+:[A-Z]\w+$/, 'must be an action, such as s3:GetObject');
const sourcePath = z.string().regex(/^cloud\/aws\/\S+\.go$/, 'must be a Go file below cloud/aws');
/** The resource type in Pulumi's package for AWS: `lambda.Function`. Types of `awsx` start with its name. */
const resourceType = z.string().regex(/^(awsx\.)?[a-z\d]+\.[A-Z]\w+$/, 'must be a type');

const createdSchema = z.strictObject({ type: resourceType, source: sourcePath });

/** Resources that actions of a policy apply to. `{region}`, `{account}`, `{project}`, and `{zone}` are placeholders. */
const scopeSchema = z.strictObject({
  id: z.string().min(1),
  sid: z.string().regex(/^[A-Za-z\d]+$/, 'must have only letters and digits'),
  resources: z.array(z.string().regex(/^(arn:aws:|\*$)/, 'must be an ARN or *')).min(1),
  condition: z
    .record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)])))
    .optional(),
});

const policySchema = z.strictObject({ id: z.string().min(1), blocks: z.array(part).min(1) });

const needSchema = z
  .strictObject({
    block: part,
    type: resourceType.optional(),
    /** A call of the provider that isn't part of a resource. */
    call: markdownLine.optional(),
    sources: z.array(sourcePath).min(1),
    /** Actions by the `id` of their scope. */
    grants: z.record(z.string(), z.array(action).min(1)),
  })
  .refine(({ type, call }) => (type === undefined) !== (call === undefined), {
    error: 'must have either "type" or "call"',
  });

const awsSchema = z.strictObject({
  /** The resource types that the provider creates, by source file. `npm run facts` compares the list. */
  created: z.array(createdSchema).min(1),
  scopes: z.array(scopeSchema),
  policies: z.array(policySchema),
  needs: z.array(needSchema),
});

export type AwsPermissions = z.infer<typeof awsSchema>;

/** The maximum size of a managed policy. IAM doesn't count white space. */
const MAX_POLICY_SIZE = 6144;

/** What contradicts itself. */
function problemsOf(aws: AwsPermissions): string[] {
  const created = aws.created.map(({ type, source }) => `${type} in ${source}`);
  const needed = aws.needs.flatMap(({ type, sources }) =>
    type === undefined ? [] : sources.map((source) => `${type} in ${source}`),
  );
  const scopes = aws.scopes.map(({ id }) => id);
  const blocks = aws.policies.flatMap((policy) => policy.blocks);
  const sizes = aws.policies.map(({ id, blocks: of }) => ({
    id,
    size: JSON.stringify(policyOf(aws, of)).length,
  }));
  return [
    ...created
      .filter((one) => !needed.includes(one))
      .map((one) => `${one} has no actions. Add them to "needs"`),
    ...needed
      .filter((one) => !created.includes(one))
      .map((one) => `${one} isn't created. Remove it from "needs"`),
    ...aws.needs
      .flatMap(({ grants }) => Object.keys(grants))
      .filter((id) => !scopes.includes(id))
      .map((id) => `unknown scope "${id}"`),
    ...aws.needs
      .filter(({ block }) => blocks.filter((one) => one === block).length !== 1)
      .map(({ block }) => `"${block}" must be in exactly one policy`),
    ...sizes
      .filter(({ size }) => size > MAX_POLICY_SIZE)
      .map(
        ({ id, size }) =>
          `the policy "${id}" has ${size} characters, and IAM accepts ${MAX_POLICY_SIZE}. Split it`,
      ),
  ];
}

const schema = z.strictObject({
  source: z.string().min(1),
  aws: awsSchema.superRefine((aws, context) => {
    new Set(problemsOf(aws)).forEach((message) => context.addIssue({ code: 'custom', message }));
  }),
  gcp: z.array(
    z.strictObject({
      block: part,
      role: z.string().regex(/^roles\/[a-zA-Z.]+$/, 'must be a predefined role'),
      use: markdownLine,
    }),
  ),
  azure: z.strictObject({
    roles: z.array(
      z.strictObject({
        block: part,
        /** The resource provider. */
        provider: z.string().regex(/^Microsoft\.[A-Za-z]+$/, 'must be a resource provider'),
        resources: markdownLine,
        role: z.enum(['Contributor', 'User Access Administrator']),
      }),
    ),
    graph: z.array(z.strictObject({ permission: z.string().min(1), use: markdownLine })),
  }),
});

/** The permissions of the identity that deploys and removes stacks with the Pulumi providers. */
export const deployer = readData('data/deployer-permissions.json', schema, content);
