import { deployer } from './deployer-data';
import { policyOf } from './deployer-policy';

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
