/** @jest-environment node */
import { readText } from '../read-data';
import { apiFileOf, describedSdks } from '../sdk-api';
import type { DartApi } from '../sdk-api';
import { changesBetween } from './changes';
import { formatApi } from './format-api';

type Method = Extract<DartApi['types'][number]['members'][number], { kind: 'method' }>;

const method = (name: string, properties: Partial<Method> = {}): Method => ({
  kind: 'method',
  name,
  line: 1,
  typeParameters: [],
  parameters: [],
  returns: 'void',
  ...properties,
});

function apiOf(name: string, ...members: Method[]): DartApi {
  const place = { id: `shop.dart#${name}`, file: 'lib/shop.dart', line: 1, exported: true };
  const empty = { modifiers: [], typeParameters: [], extends: [] };
  return {
    sdk: 'dart',
    repo: 'nitrictech/dart-sdk',
    tag: 'v1.0.0',
    commit: '0'.repeat(40),
    external: [],
    types: [{ name, kind: 'class', ...place, ...empty, members }],
  };
}

test('a release without changes', () => {
  expect(changesBetween(apiOf('Shop', method('open')), apiOf('Shop', method('open')))).toEqual([]);
});

test('a declaration on another line is no change', () => {
  const moved = apiOf('Shop', method('open', { line: 20 }));
  expect(changesBetween(apiOf('Shop', method('open')), moved)).toEqual([]);
});

test('added, removed, and changed members', () => {
  const before = apiOf('Shop', method('open'), method('close'));
  const after = apiOf(
    'Shop',
    method('open', { parameters: [{ name: 'hour', type: 'int', named: true, default: '8' }] }),
    method('order', { returns: 'Order', static: true, throws: ['OrderException'] }),
  );
  expect(changesBetween(before, after)).toEqual([
    'shop.dart#Shop',
    '  ~ method open(named hour: int = 8): void',
    '    was: method open(): void',
    '  + method order(): Order (static, throws OrderException)',
    '  - method close(): void',
  ]);
});

test('an added overload', () => {
  const overload = method('open', { parameters: [{ name: 'hour', type: 'int' }] });
  const after = apiOf('Shop', method('open'), overload);
  expect(changesBetween(apiOf('Shop', method('open')), after)).toEqual([
    'shop.dart#Shop',
    '  + method open(hour: int): void',
  ]);
});

test('added and removed types with their members', () => {
  const before = apiOf('Shop', method('open'));
  expect(changesBetween(before, apiOf('Market'))).toEqual([
    'shop.dart#Market',
    '  + class Market (exported)',
    'shop.dart#Shop',
    '  - class Shop (exported)',
    '  - method open(): void',
  ]);
});

test('a changed header', () => {
  const after = apiOf('Shop');
  after.types.forEach((type) => type.extends.push('Place'));
  expect(changesBetween(apiOf('Shop'), after)).toEqual([
    'shop.dart#Shop',
    '  ~ class Shop (extends Place, exported)',
    '    was: class Shop (exported)',
  ]);
});

test.each(describedSdks)('the file of %s has the format that the command writes', (sdk) => {
  const text = readText(apiFileOf(sdk));
  expect(formatApi(JSON.parse(text))).toBe(text);
});
