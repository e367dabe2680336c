import type { ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import { callGaps, describedNames } from './calls';
import { compareReference } from './compare';

const parameter = (name: string) => ({ name, type: 'String', required: true });
const method = (name: string, ...overloads: string[][]): ApiSymbol => ({
  ...{ name, kind: 'method', overloads: overloads.map((names) => names.map(parameter)) },
});
const symbols: ApiSymbol[] = [
  { ...method('nitric.NewBucket', ['name']), kind: 'function' },
  { name: 'storage.File', kind: 'class', overloads: [] },
  { name: 'storage.Reply', kind: 'class', overloads: [] },
  method('storage.File.Write', ['body'], ['body', '...options']),
  method('storage.File.Read', []),
];
const call = (signature: string) => ({
  ...{ file: 'storage.mdx', line: 3, signature, name: signature.replace(/\(.*/, '') },
});
const gapsOf = (...signatures: string[]): string[] =>
  callGaps(signatures.map(call), symbols, 'bucket 1.0.0').map(({ message }) => message);

it('accepts calls with the parameters of the release, with or without the package', () => {
  expect(
    gapsOf(
      'nitric.NewBucket(name string) Bucket',
      'NewBucket(name string)',
      'File.Write(body Map<string, List<int>>)',
      'storage.File.Write(body []byte, options ...Option)',
    ),
  ).toEqual([]);
});

it('reports calls that the release does not have', () => {
  expect(gapsOf('File.Erase()', 'Read()', 'File.Write(text string)')).toEqual([
    '"File.Erase" does not exist in bucket 1.0.0.',
    '"Read" does not exist in bucket 1.0.0.',
    '"File.Write(text string)" doesn\'t have the parameters of bucket 1.0.0: (body) or (body, ...options).',
  ]);
});

it('finds the symbols without a row', () => {
  const calls = [call('NewBucket(name string) Reply'), call('File.Read()')];
  expect(describedNames(calls, symbols)).toEqual(['nitric.NewBucket', 'storage.File.Read']);
  const gaps = compareReference({
    ...{ pages: [], calls, symbols, release: 'bucket 1.0.0', folder: 'v0' },
    ...{ reasons: { undocumented: [], notInRelease: [] }, textOf: () => undefined },
  });
  expect(gaps.map(({ message }) => message)).toEqual([
    'the method "storage.File.Write" of bucket 1.0.0 has no page. Add a row to a table with the column "Call", or a reason to tests/reference/reasons.yaml.',
  ]);
});

it('accepts calls of another release that a reason names', () => {
  const gaps = compareReference({
    ...{ pages: [], calls: [call('File.Exists()')], symbols: [], release: 'bucket 1.0.0' },
    ...{ reasons: { undocumented: [], notInRelease: ['File.Exists'] }, folder: 'v0' },
    textOf: () => undefined,
  });
  expect(gaps).toEqual([]);
});
