import fs from 'node:fs';
import path from 'node:path';
import {
  deployer,
  policyOf,
  sampleValues,
  type PartId,
  type Policy,
} from '@nitric-docs/nitric-facts';
import { currentRelease } from '@nitric-docs/nitric-facts/releases';

const read = (file: string): string =>
  fs.readFileSync(path.join(process.cwd(), 'examples', file), 'utf8');

const github: PartId[] = ['stack', 'services', 'apis', 'keyvalue'];
const gitlab: PartId[] = ['stack', 'services', 'apis'];

describe.each([
  ['github-actions', github, 'bike-counter', 'us-east-1'],
  ['gitlab-ci', gitlab, 'parcel-lockers', 'eu-central-1'],
])('the deployer of %s', (folder, blocks, project, region) => {
  it('has the permissions of its building blocks, and can use the state', () => {
    const { Statement: given } = JSON.parse(read(`${folder}/ci/aws/deployer.json`)) as Policy;
    const needed = policyOf(deployer.aws, blocks, { ...sampleValues, project, region }).Statement;
    const state = expect.objectContaining({ Sid: 'State' }) as unknown;
    expect(given).toEqual(expect.arrayContaining([...needed, state]));
    expect(given).toHaveLength(needed.length + 1);
  });

  it('is for the project and the region of its stacks', () => {
    expect(read(`${folder}/nitric.yaml`)).toMatch(new RegExp(`^name: ${project}$`, 'm'));
    expect(read(`${folder}/nitric.staging.yaml`)).toContain(`region: ${region}\n`);
  });
});

it('Google Cloud: the deployer has the roles of its building blocks', () => {
  const script = read('google-cloud-build/ci/google/set-up.sh');
  const given = script.match(/for role in \\\n(?<roles>[^;]+);/)?.groups?.['roles'] ?? '';
  const needed = deployer.gcp
    .filter(({ block }) => ['stack', 'services', 'apis'].includes(block))
    .map(({ role }) => role.replace('roles/', ''));
  expect(given.split(/[\s\\]+/)).toEqual(expect.arrayContaining(needed));
});

it('the custom provider extends the release that the pages describe', () => {
  expect(read('github-actions/ci/build-provider.sh')).toContain(
    `\nrelease=${currentRelease.providers}\n`,
  );
});
