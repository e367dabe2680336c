import { stringify } from 'yaml';
import { parseReleaseHistory, releasedProducts, releaseHistory } from './release-history';
import { describedRelease, monthOfRelease } from './releases';

const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

test.each(releasedProducts)('the described release of %s is in the list, with its month', (id) => {
  const described = releaseHistory[id].find(({ release }) => release === describedRelease(id));
  expect(months.format(new Date(described?.date ?? 0))).toBe(monthOfRelease(id));
});

const entry = { release: '1.10.0', date: '2025-10-08', change: 'Adds queues.' };

test.each([
  ['no change', [{ ...entry, change: '' }], /cli\.0\.change: must be one line/],
  ['a wrong order', [{ ...entry, release: '1.9.0' }, entry], /cli\.1\.release: must be older/],
  ['no release', [], /- cli: /],
  ['a date of another form', [{ ...entry, date: 'May 2025' }], /day of the tag/],
  ['a relative page', [{ ...entry, pages: ['sql'] }], /cli\.0\.pages\.0: /],
])('rejects %s', (_name, cli, message) => {
  const text = stringify({ ...releaseHistory, cli }, { aliasDuplicateObjects: false });
  expect(() => parseReleaseHistory(text)).toThrow(message);
});
