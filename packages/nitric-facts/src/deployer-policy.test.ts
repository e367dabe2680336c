import { deployer } from './deployer-data';
import { policyOf, policySize, sampleValues } from './deployer-policy';

const scopes = [
  { id: 'queues', sid: 'Queues', resources: ['arn:aws:sqs:{region}:{account}:*'] },
  {
    id: 'roles',
    sid: 'Roles',
    resources: ['arn:aws:iam::{account}:role/{project}_*', 'arn:aws:iam::{account}:role/x'],
    condition: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
  },
];
const needs: Parameters<typeof policyOf>[0]['needs'] = [
  { block: 'queues', grants: { queues: ['sqs:TagQueue', 'sqs:CreateQueue'] } },
  { block: 'topics', grants: { queues: ['sqs:TagQueue'], roles: ['iam:PassRole'] } },
];

it('has a statement for each scope that the building blocks use', () => {
  expect(policyOf({ scopes, needs }, ['queues'])).toEqual({
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'Queues',
        Effect: 'Allow',
        Action: ['sqs:CreateQueue', 'sqs:TagQueue'],
        Resource: 'arn:aws:sqs:us-east-1:111122223333:*',
      },
    ],
  });
});

it('lists each action once, keeps conditions, and replaces placeholders', () => {
  const values = { ...sampleValues, account: '444455556666', project: 'ferries' };
  const { Statement } = policyOf({ scopes, needs }, ['queues', 'topics'], values);
  expect(Statement.map(({ Action }) => Action)).toEqual([
    ['sqs:CreateQueue', 'sqs:TagQueue'],
    'iam:PassRole',
  ]);
  expect(Statement[1]).toMatchObject({
    Resource: ['arn:aws:iam::444455556666:role/ferries_*', 'arn:aws:iam::444455556666:role/x'],
    Condition: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
  });
});

it('counts characters without white space', () => {
  expect(policySize({ Version: '2012-10-17', Statement: [] })).toBe(39);
});

const { aws } = deployer;

it.each(aws.policies)('the policy $id is complete', ({ blocks }) => {
  const { Statement } = policyOf(aws, blocks);
  const sids = Statement.map(({ Sid }) => Sid);
  expect(new Set(sids).size).toBe(sids.length);
  expect(JSON.stringify(Statement)).not.toMatch(/\{(region|account|project|zone)\}/);
});

it('limits roles, and the services that receive them', () => {
  const statements = aws.policies.flatMap(({ blocks }) => policyOf(aws, blocks).Statement);
  const using = (action: RegExp) =>
    statements.filter(({ Action }) => action.test([Action].flat().join(' ')));
  for (const { Resource } of using(/iam:(Create|Put|Attach|Pass)\w*Role/)) {
    expect([Resource].flat().join(' ')).not.toMatch(/:role\/\*?(\s|$)/);
  }
  for (const { Condition } of using(/iam:PassRole/)) {
    expect(Condition).toHaveProperty(['StringEquals', 'iam:PassedToService']);
  }
  for (const { Condition } of using(/iam:AttachRolePolicy/)) {
    expect(Condition).toHaveProperty(['ArnLike', 'iam:PolicyARN']);
  }
});
