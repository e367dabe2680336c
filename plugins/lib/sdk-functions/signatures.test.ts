import { parsePage } from '../page-syntax';
import type { SdkFunction } from './read-resources';
import { overloadsIn, signatureOf } from './signatures';

const parameter = (name: string, change: object = {}) => ({
  name,
  type: 'string',
  required: true,
  ...change,
});

it.each([
  ['no parameters', [[]], ''],
  ['several parameters', [[parameter('key'), parameter('value')]], 'key, value'],
  ['optional ones', [[parameter('depth', { required: false })]], 'depth?'],
  ['rest parameters', [[parameter('tasks', { rest: true, required: false })]], '...tasks'],
  [
    'an overload with fewer',
    [[parameter('path')], [parameter('path'), parameter('options')]],
    'path, options?',
  ],
  ['overloads that differ', [[parameter('task')], [parameter('payload')]], 'task | payload'],
  [
    'overloads that differ only in types',
    [[parameter('body')], [parameter('body', { type: 'bytes' })]],
    'body',
  ],
  [
    'named ones',
    [[parameter('key'), parameter('delay', { named: true, required: false })]],
    'key, {delay?}',
  ],
])('writes %s', (_, overloads, expected) => {
  expect(signatureOf(overloads)).toBe(expected);
});

const pageOf = (symbol: string): SdkFunction => ({
  file: 'page.mdx',
  route: '/page',
  title: 'Page()',
  description: 'A page.',
  menuTitle: 'Page()',
  symbol,
  page: parsePage(
    'page.mdx',
    '## Parameters\n\n<Properties>\n\n<Property name="written" type="string" required>\n\nText.\n\n</Property>\n\n</Properties>\n',
  ),
});

const namesOf = (overloads: ReturnType<ReturnType<typeof overloadsIn>>): string[][] =>
  overloads.map((parameters) => parameters.map(({ name }) => name));

describe('overloadsIn', () => {
  it('reads the description of the SDK', () => {
    const overloadsOf = overloadsIn({ sdk: 'jvm', version: 'v0', isLatest: true, isFrozen: true });
    expect(namesOf(overloadsOf(pageOf('File.getUploadUrl')))).toEqual([['expiry'], []]);
  });

  it.each([
    ['the SDK has no description', 'go', 'v1', 'File.Read'],
    ['the description has no such function', 'dart', 'v1', 'Box.put'],
  ] as const)('reads the page if %s', (_, sdk, version, symbol) => {
    const overloadsOf = overloadsIn({ sdk, version, isLatest: true, isFrozen: false });
    expect(namesOf(overloadsOf(pageOf(symbol)))).toEqual([['written']]);
  });
});
