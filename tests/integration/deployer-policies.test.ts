import fs from 'node:fs';
import path from 'node:path';
import { deployer, type PartId } from '@nitric-docs/nitric-facts';
import { policyOf, sampleValues, type Policy } from '@nitric-docs/nitric-facts';
import { currentRelease } from '@nitric-docs/nitric-facts/releases';

const read = (file: string): string =>
  fs.readFileSync(path.join(process.cwd(), 'examples', file), 'utf8');

/** The statement about the bucket with the state, which each project adds. */
const isAboutState = ({ Sid }: Policy['Statement'][number]): boolean => Sid === 'State';

/** Returns the Sids of statements that differ from the ones that the building blocks of a project need. */
function differences(
  { Statement }: Policy,
  { blocks, project, region }: { blocks: PartId[]; project: string; region: string },
): string[] {
  const expected = policyOf(deployer.aws, blocks, { ...sampleValues, project, region }).Statement;
  const given = Statement.filter((statement) => !isAboutState(statement));
  const textsOf = (statements: Policy['Statement']) => statements.map((one) => JSON.stringify(one));
  const [before, after] = [textsOf(expected), textsOf(given)];
  return [
    ...expected.filter((one) => !after.includes(JSON.stringify(one))),
    ...given.filter((one) => !before.includes(JSON.stringify(one))),
  ].map(({ Sid }) => Sid);
}

const github = {
  blocks: ['stack', 'services', 'apis', 'keyvalue'] satisfies PartId[],
  project: 'bike-counter',
  region: 'us-east-1',
};
const gitlab = {
  blocks: ['stack', 'services', 'apis'] satisfies PartId[],
  project: 'parcel-lockers',
  region: 'eu-central-1',
};

describe.each([
  ['github-actions', github],
  ['gitlab-ci', gitlab],
])('the deployer of %s', (folder, project) => {
  const policy = JSON.parse(read(`${folder}/ci/aws/deployer.json`)) as Policy;

  it('has the permissions of its building blocks', () => {
    expect(differences(policy, project)).toEqual([]);
  });

  it('can use the state', () => {
    expect(policy.Statement.filter(isAboutState)).toHaveLength(1);
  });

  it('is for the project and the region of its stacks', () => {
    expect(read(`${folder}/nitric.yaml`)).toMatch(new RegExp(`^name: ${project.project}$`, 'm'));
    expect(read(`${folder}/nitric.staging.yaml`)).toContain(`region: ${project.region}\n`);
  });
});

it('reports a statement that differs', () => {
  const policy = JSON.parse(read('gitlab-ci/ci/aws/deployer.json')) as Policy;
  expect(differences(policy, github)).toContain('KeyValueStores');
  const broad = policy.Statement.map((one) =>
    one.Sid === 'Images' ? { ...one, Action: 'ecr:*' } : one,
  );
  expect(differences({ ...policy, Statement: broad }, gitlab)).toEqual(['Images', 'Images']);
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
