import { config, pageOf } from '../../fixtures/sample-checks.config';
import { temporaryFolder } from '../tests/temporary-folder';
import { RunRecords } from '../records';
import type { Sample } from '../samples/contracts';
import { readPages } from '../samples/samples-of-page';
import { checkPrograms, type CheckedProgram } from './check-programs';
import { readScenario } from './scenarios';

// As on a machine without the tools.
jest.mock('./programs', () => ({
  ...jest.requireActual<object>('./programs'),
  obstacleOf: () => Promise.resolve('no go on PATH'),
}));

const { root, write } = temporaryFolder();

beforeAll(() => delete process.env.CI);

const FILE = 'runs.json';
const recordsOf = (mode: 'changed' | 'none'): RunRecords =>
  new RunRecords({ root, file: FILE, command: 'npm run check:run', mode });

const program = (name: string, meta = ''): string =>
  `\`\`\`ts title="services/${name}.ts"${meta}\nimport { api } from '@nitric/sdk'\napi('${name}')\n\`\`\``;

const samplesOf = (...fences: string[]): Sample[] =>
  readPages([pageOf('docs/tide.mdx', fences.join('\n\n'))], config).samples;

/** The identities of the runs of programs. */
async function hashesOf(...fences: string[]): Promise<string[]> {
  const records = recordsOf('none');
  const hashes: string[] = [];
  jest.spyOn(records, 'isWanted').mockImplementation((hash) => {
    hashes.push(hash);
    return false;
  });
  await checkPrograms(samplesOf(...fences), { root, records, limit: '5s' });
  return hashes;
}

const tideScenario = (status: number): string =>
  `steps: [{ request: GET /tide, expect: { status: ${status} } }]`;

const summaryOf = ({ outcome, day, problems }: CheckedProgram): string =>
  [outcome, day, ...problems.map(({ code, message }) => `${code} ${message}`)].join(' ');

async function check(mode: 'changed' | 'none', ...fences: string[]): Promise<string[]> {
  const options = { root, records: recordsOf(mode), limit: '5s' };
  return (await checkPrograms(samplesOf(...fences), options)).programs.map(summaryOf);
}

test('a record stands for a run of the same program, and without one it has to run', async () => {
  const [hash = ''] = await hashesOf(program('right'));
  write(FILE, JSON.stringify({ [hash]: '2026-11-20 @nitric/sdk 1.4.2' }));
  expect(await check('none', program('right'))).toEqual(['declared 2026-11-20']);
  expect(await check('none', program('new'))).toEqual([
    expect.stringMatching(/^failed {2}record this program has no record of a run/),
  ]);
  expect(await check('changed', program('new'))).toEqual([
    expect.stringMatching(/It can't run here: no go on PATH\. Run "npm run check:run" where/),
  ]);
});

test('the program, its scenario, and the responses that pages show identify a run', async () => {
  write('tests/samples/tide.yaml', tideScenario(200));
  const shown = '```json response="tide/1"\n{}\n```';
  const first = [
    ...(await hashesOf(program('a'))),
    ...(await hashesOf(program('b'))),
    ...(await hashesOf(program('a', ' run="tide"'))),
    ...(await hashesOf(program('a', ' run="tide"'), shown)),
    ...(await hashesOf(program('a', ' run="tide"'), shown.replace('{}', '[]'))),
  ];
  write('tests/samples/tide.yaml', tideScenario(404));
  const hashes = [...first, ...(await hashesOf(program('a', ' run="tide"')))];
  expect(new Set(hashes).size).toBe(6);
  expect(await hashesOf(program('a'))).toEqual([hashes[0]]);
});

test.each([
  ['expect: { log: [null] }', 'expect.log[0]'],
  ['steps: [{ websocket: chat, actions: [] }]', 'steps[0].actions'],
])('a scenario that expects nothing is rejected: %s', (source, place) => {
  write('tests/samples/nothing.yaml', source);
  expect(() => readScenario(root, 'nothing')).toThrow(place);
});
