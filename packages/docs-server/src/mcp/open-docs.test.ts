/** @jest-environment node */
import { docsSite } from '../../tests/docs-site';
import { openDocs, refreshedDocs } from './open-docs';

const ORIGIN = 'https://docs.example';

test.each([
  ['an origin', 'https://docs.example', 'https://docs.example/docs/apis'],
  [
    'an address with a folder',
    'https://preview.example/42/docs/',
    'https://preview.example/42/docs/apis',
  ],
])('%s is a site', (_, site, expected) => {
  expect(openDocs(docsSite, site, ORIGIN).urlOf('/docs/apis')).toBe(expected);
});

test('the site is opened again after an hour', () => {
  let now = 0;
  const open = jest.fn(() => openDocs(docsSite, ORIGIN, ORIGIN));
  const docs = refreshedDocs(open, () => now);
  const first = docs();
  now = 3_600_000;
  expect(docs()).toBe(first);
  now += 1;
  expect(docs()).not.toBe(first);
  expect(open).toHaveBeenCalledTimes(2);
});
