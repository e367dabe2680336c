import { providers } from '@nitric-docs/nitric-facts';
import { createdResources } from './code-to-cloud';

const grantOf = (cloud: 'aws' | 'gcp' | 'azure') =>
  providers[cloud].grants.find(
    ({ block, permission }) => block === 'storage' && permission === 'write',
  );

it('names the actions that the providers grant for `write`', () => {
  const [, aws] = createdResources.aws;
  expect(grantOf('aws')?.actions.map((action) => `\`${action}\`, on this bucket only`)).toEqual([
    aws?.detail,
  ]);
  const [, gcp] = createdResources.gcp;
  const actions = grantOf('gcp')?.actions ?? [];
  expect(actions).toContain('storage.objects.create');
  expect(gcp?.detail).toBe(`\`storage.objects.create\` and ${actions.length - 1} more`);
  expect(grantOf('azure')?.dataActions).toEqual([expect.stringMatching(/\/blobs\/write$/)]);
});
