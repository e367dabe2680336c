import { inspect } from 'node:util';
import { formatted } from './format';

class Order {
  id = 'o1';
}

test.each([
  [{ id: 'o1', total: 7.5, tags: ['a', "it's"], none: null, no: undefined }],
  [[{ id: 1 }, [2, [3, [4, [5]]]]]],
  [new Map([['a', { b: 1 }]])],
  [new Set([1, 'x'])],
  [new Order()],
  [{}, []],
  [{ 'x-y': true, f: Math.max, when: new Date(0) }],
  ['text', 1, 'text'],
  [{ a: 'a long text, and then another long text', b: 'which take more than a line together' }],
])('formats %j as Node.js does', (...values) => {
  const expected = values
    .map((value) => (typeof value === 'string' ? value : inspect(value)))
    .join(' ');
  expect(formatted(values)).toBe(expected);
});
