import { temporaryFolder } from './tests/temporary-folder';
import { runHash, RunRecords, type RecordOptions } from './records';

const FILE = 'tests/runs.json';
const kept = runHash('kept');
const failed = runHash('failed');
const added = runHash('added');

const { root, write, read } = temporaryFolder();
beforeEach(() => delete process.env.CI);

const recordsOf = (content: unknown, mode: RecordOptions['mode'] = 'changed'): RunRecords => {
  write(FILE, JSON.stringify(content));
  return new RunRecords({ root, file: FILE, command: 'npm run check:run', mode });
};

const saved = (): unknown => JSON.parse(read(FILE));

const earlier = '2020-01-01 nitric 1.2.4 on Nitric 1.61.1';
const all = { [kept]: earlier, [failed]: earlier, [runHash('gone')]: earlier };

test('a run without a record is wanted, but in CI it fails', () => {
  expect(recordsOf({}).isWanted('new')).toBe(true);
  expect(recordsOf({}, 'none').isWanted('new')).toBe(false);
  process.env.CI = 'true';
  const records = recordsOf({});
  expect(records.isWanted('new')).toBe(false);
  expect(records.dayOf('new')).toBeUndefined();
  expect(records.problem('this program')).toBe(
    'this program has no record of a run, or has changed since. Run "npm run check:run" where it can run, and commit tests/runs.json.',
  );
});

test('some of the recorded runs are repeated, or all of them, or none', () => {
  const hashes = Array.from({ length: 2000 }, (_, index) => runHash(index));
  const content = Object.fromEntries(hashes.map((hash) => [hash, earlier]));
  const wanted = (mode: RecordOptions['mode']): number => {
    const records = recordsOf(content, mode);
    return hashes.filter((hash) => records.isWanted(hash)).length;
  };
  expect(wanted('changed')).toBeGreaterThan(60);
  expect(wanted('changed')).toBeLessThan(140);
  expect(wanted('all')).toBe(2000);
  expect(wanted('none')).toBe(0);
});

test('runs that passed are recorded and keep their day, and records of others are removed', () => {
  const records = recordsOf(all);
  for (const [hash, passed] of [
    [kept, true],
    [failed, false],
    [added, true],
  ] as const) {
    records.isWanted(hash);
    records.set(hash, 'nitric 1.2.4 on Nitric 1.61.1', passed);
  }
  expect(records.save(true)).toEqual([`${FILE} has changed: 2 records. Commit it.`]);
  expect(saved()).toEqual({
    [kept]: earlier,
    [added]: expect.stringMatching(/^2\d{3}-\d\d-\d\d nitric 1\.2\.4 on Nitric 1\.61\.1$/),
  });
});

test('a check of a part keeps the records of others', () => {
  expect(recordsOf(all).save(false)).toEqual([]);
  expect(saved()).toEqual(all);
});

test('CI writes nothing, and finds records that belong to no run', () => {
  process.env.CI = 'true';
  const records = recordsOf(all);
  [kept, failed].forEach((hash) => records.isWanted(hash));
  expect(records.unusedProblems()).toEqual([
    `${FILE}: 1 records belong to no run. Run "npm run check:run", and commit the file.`,
  ]);
  expect(records.save(true)).toEqual([]);
  expect(saved()).toEqual(all);
});

test.each([
  ['another hash', { tide: earlier }],
  ['a day in the future', { [kept]: '2999-01-01 nitric 1.2.4' }],
  ['no day', { [kept]: 'nitric 1.2.4' }],
])('rejects a file with %s', (_, content) => {
  expect(() => recordsOf(content)).toThrow(/runs\.json: .*Don't edit it\. Run "/s);
});
