import { fixtureFiles } from '../../tests/docs-fixture';
import { docsSite } from '../../tests/docs-site';
import { Docs } from './docs';
import { refreshedDocs } from './stdio';

test('the site is opened again after an hour', () => {
  let now = 0;
  const open = jest.fn(() => new Docs(docsSite, fixtureFiles(), ''));
  const docs = refreshedDocs(open, () => now);
  const first = docs();
  now = 3_600_000;
  expect(docs()).toBe(first);
  now += 1;
  expect(docs()).not.toBe(first);
  expect(open).toHaveBeenCalledTimes(2);
});
