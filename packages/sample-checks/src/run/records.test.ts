/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import { checkPrograms, type CheckedProgram } from './check-programs';
import type { Sample } from '../samples/contracts';
import { goSdk, prepareGo } from '../toolchains/go';
import { config, pageOf } from '../../fixtures/sample-checks.config';
import { readPages } from '../samples/samples-of-page';
import {
  programHash,
  readRecords,
  RECORD_FILE,
  recordProblem,
  unusedRecords,
  updatedRecords,
  writeRecords,
  type RunRecord,
} from './records';
import { nitricRelease } from './tools';

// As on a machine without a checkout and a registry that has the release.
jest.mock('../toolchains/go-sdk', () => ({
  ...jest.requireActual<object>('../toolchains/go-sdk'),
  GO_SDK_VARIABLE: 'NO_CHECKOUT',
}));
jest.mock('./tools', () => ({
  ...jest.requireActual<object>('./tools'),
  prepareTools: () => Promise.resolve({ ready: true, fingerprint: '' }),
}));

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const program = (name: string, call = `nitric.NewApi("${name}")`): string =>
  [
    `\`\`\`go title="services/${name}/main.go"`,
    'package main',
    'import "github.com/nitrictech/go-sdk/nitric"',
    `func main() {\n\t${call}\n\tnitric.Run()\n}`,
    '```',
  ].join('\n');

const page = 'docs/tide.mdx';

/** Writes a page with programs. @returns its samples */
function samplesOf(...programs: string[]): Sample[] {
  fs.mkdirSync(path.join(root, 'docs'), { recursive: true });
  fs.mkdirSync(path.join(root, 'tests/samples'), { recursive: true });
  const text = `---\ntitle: Tide\ndescription: A page.\n---\n\n${programs.join('\n\n')}\n`;
  fs.writeFileSync(path.join(root, page), text);
  return readPages([pageOf(page, text)], config).samples;
}

const sdk = 'github.com/nitrictech/go-sdk 1.1.1';
const valid: RunRecord = { sdk, nitric: nitricRelease(), date: '2026-11-26' };

/** Checks programs against records of their hashes. */
async function check(samples: Sample[], records: readonly RunRecord[]): Promise<CheckedProgram[]> {
  const entries = samples.flatMap((sample, index) => {
    const record = records[index];
    return record ? [[programHash(sample, undefined), record] as const] : [];
  });
  writeRecords(root, new Map(entries));
  return (await checkPrograms(samples, { root, cache: new Map(), limit: '5s' })).programs;
}

const summaryOf = ({ outcome, problems, recorded }: CheckedProgram): string =>
  [outcome, recorded, ...problems.map(({ code, message }) => `${code} ${message}`)].join(' ');

test('a record stands for a run of the same program with the described releases', async () => {
  const { ready } = await prepareGo('v1');
  if (!ready || (await goSdk('v1')).kind !== 'signatures') {
    process.stderr.write('Not compared: records need Go, and a registry without the SDK.\n');
    return;
  }
  const samples = samplesOf(
    program('right'),
    program('older'),
    program('no-compile', 'nitric.NewApi(7)'),
    program('unknown'),
  );
  const programs = await check(samples, [
    valid,
    { ...valid, sdk: 'github.com/nitrictech/go-sdk 1.9.9' },
    valid,
  ]);
  expect(programs.map(summaryOf)).toEqual([
    'declared 2026-11-26',
    expect.stringMatching(
      /^failed 2026-11-26 record the record of this program names .* 1\.9\.9 on .*Accepted: a run with .* 1\.1\.1 on/,
    ),
    expect.stringMatching(/^failed 2026-11-26 go-compile cannot use 7/),
    expect.stringMatching(
      /^failed {2}record this program has no record .*run "NITRIC_GO_SDK=<checkout> NITRIC_NODE_SDK=<checkout> npm run check:run -- --record"/,
    ),
  ]);
}, 300_000);

test('a Node.js program needs a record only if it imports what the installed SDK lacks', async () => {
  const samples = samplesOf(
    "```ts\nimport { Lifecycle } from '@nitric/sdk'\nLifecycle.whenRunning(() => console.log('open'))\n```",
  );
  const named = { ...valid, sdk: sdkPackageOf('nodejs', 'v1') };
  expect((await check(samples, [named])).map(summaryOf)).toEqual(['declared 2026-11-26']);
  expect((await check(samples, [])).map(summaryOf)).toEqual([
    expect.stringMatching(/^failed {2}record this program has no record/),
  ]);
}, 300_000);

test('a program that changes has no record, and a scenario is part of the hash', () => {
  const [sample] = samplesOf(program('tide'));
  const [changed] = samplesOf(program('tide', 'nitric.NewApi("tides")'));
  const hashes = [
    ...[sample, changed].map((one) => one && programHash(one, undefined)),
    sample && programHash(sample, { steps: [] }),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test('records are of the runs that passed, and keep their day', () => {
  const run = (hash: string, passed = true) => ({ hash, sdk, passed });
  const earlier = { ...valid, date: '2020-01-01' };
  const known = new Map([
    ['kept', earlier],
    ['failed', earlier],
    ['older', { ...earlier, nitric: '1.0.0' }],
    ['gone', earlier],
  ]);
  const runs = [run('kept'), run('failed', false), run('older'), run('new')];
  const updated = updatedRecords(known, runs, true);
  expect([...updated.keys()]).toEqual(['kept', 'older', 'new']);
  expect(updated.get('kept')).toBe(earlier);
  expect(updated.get('older')).toMatchObject({ nitric: nitricRelease() });
  expect([...updatedRecords(known, runs, false).keys()]).toContain('gone');
});

test('a record is unused if its program is gone, unless no program needs a record of its SDK', () => {
  const records = new Map([
    ['kept', valid],
    ['gone', valid],
    ['go', { ...valid, sdk: 'nitric 1.2.4' }],
  ]);
  expect(unusedRecords(records, [{ hash: 'kept', sdk, passed: true }])).toEqual(['gone']);
});

test.each([
  ['another hash', { tide: valid }],
  ['a day in the future', { ['a'.repeat(64)]: { ...valid, date: '2999-01-01' } }],
  ['a missing day', { ['a'.repeat(64)]: { sdk, nitric: '1.61.1' } }],
])('rejects a file with %s', (_, content) => {
  fs.mkdirSync(path.join(root, 'tests/samples'), { recursive: true });
  fs.writeFileSync(path.join(root, RECORD_FILE), JSON.stringify(content));
  expect(() => readRecords(root)).toThrow(/runs\.json: .*Don't edit it\. Run "/s);
});

test('the repository has records of the described releases alone', () => {
  const records = readRecords(path.join(__dirname, '../../../..'));
  const described = [sdkPackageOf('go', 'v1'), sdkPackageOf('nodejs', 'v1')];
  const problems = [...records.values()].map((record) =>
    described.includes(record.sdk) ? recordProblem(record, record.sdk, 'it') : record.sdk,
  );
  expect(problems).toEqual([...records].map(() => undefined));
});
