import { parsePage } from '../page-syntax';
import type { SdkFunction } from './read-resources';
import { overloadsIn, signatureOf } from './signatures';

/** A parameter of the type string: `key`, `key?` if it is optional, `{key}` if it is named, and `...key` for the rest. */
const parameter = (text: string) => ({
  name: text.replace(/\W/g, ''),
  type: 'string',
  required: !text.includes('?'),
  named: text.startsWith('{'),
  rest: text.startsWith('...'),
});

it.each([
  ['no parameters', [''], ''],
  ['optional ones', ['key depth?'], 'key, depth?'],
  ['rest parameters', ['...tasks?'], '...tasks'],
  ['an overload with fewer', ['path', 'path options'], 'path, options?'],
  ['overloads that differ', ['task', 'payload'], 'task | payload'],
  ['overloads that differ only in types', ['body', 'body'], 'body'],
  ['named ones', ['key {delay?}'], 'key, {delay?}'],
])('writes %s', (_, overloads, expected) => {
  const forms = overloads.map((form) => form.split(' ').filter(Boolean).map(parameter));
  expect(signatureOf(forms)).toBe(expected);
});

it.each([
  ['the description of the SDK', 'jvm', 'v0', 'File.getUploadUrl', [['expiry'], []]],
  ['the page if the SDK has no description', 'go', 'v1', 'File.Read', [['written']]],
  ['the page if the description has no such function', 'dart', 'v1', 'Box.put', [['written']]],
] as const)('reads %s', (_, sdk, version, symbol, expected) => {
  const list =
    '<Properties>\n\n<Property name="written" type="string" required />\n\n</Properties>';
  const page = parsePage('page.mdx', `## Parameters\n\n${list}\n`);
  const overloads = overloadsIn({ sdk, version, isLatest: true, isFrozen: false })({
    symbol,
    page,
  } as SdkFunction);
  expect(overloads.map((parameters) => parameters.map(({ name }) => name))).toEqual(expected);
});
