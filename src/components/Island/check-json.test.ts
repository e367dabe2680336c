import { createElement } from 'react';
import { checkJson } from './check-json';

it.each([
  ['JSON values', { text: 'a', number: 0, no: false, nothing: null, list: [1, { deep: 'b' }] }],
  ['an undefined prop', { text: undefined }],
  ['no props', {}],
])('accepts %s', (_, props) => {
  expect(() => checkJson(props, '<chart>')).not.toThrow();
});

it.each([
  ['Function', '<chart>.onPick', { onPick: () => undefined }],
  ['Date', '<chart>.rows.1.since', { rows: [{}, { since: new Date() }] }],
  ['Map', '<chart>.byName', { byName: new Map() }],
  ['Number', '<chart>.share', { share: Number.NaN }],
  ['BigInt', '<chart>.count', { count: 1n }],
  ['Symbol', '<chart>.key', { key: Symbol('key') }],
  ['React element', '<chart>.legend.0', { legend: [createElement('p')] }],
])('rejects a %s and names its path: %s', (type, path, props) => {
  expect(() => checkJson(props, '<chart>')).toThrow(
    `<Island>: ${path} has the type ${type}, which can't be serialized to JSON.`,
  );
});
