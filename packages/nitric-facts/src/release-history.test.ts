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

const entry = (release: string, change = 'Adds queues.'): string =>
  `[{ release: ${release}, date: 2025-10-08, change: ${change} }`;

const historyWith = (cli: string): string =>
  releasedProducts.map((id) => `${id}: ${id === 'cli' ? cli : `${entry('1.0.0')}]`}`).join('\n');

it('reads the releases of each product', () => {
  const { cli } = parseReleaseHistory(historyWith(`${entry('1.10.0')}]`));
  expect(cli).toEqual([{ release: '1.10.0', date: '2025-10-08', change: 'Adds queues.' }]);
});

test.each([
  ['no change', `${entry('1.0.0', "''")}]`, /cli\.0\.change: must be one line/],
  [
    'a wrong order',
    `${entry('1.9.0')}, ${entry('1.10.0').slice(1)}]`,
    /cli\.1\.release: must be older/,
  ],
  ['no release', '[]', /- cli: /],
  [
    'a date of another form',
    `${entry('1.0.0').replace('2025-10-08', 'May 2025')}]`,
    /day of the tag/,
  ],
  ['a relative page', `${entry('1.0.0').replace(' }', ', pages: [sql] }')}]`, /cli\.0\.pages\.0: /],
])('rejects %s', (_name, cli, message) => {
  expect(() => parseReleaseHistory(historyWith(cli))).toThrow(message);
});

it('rejects an unknown product', () => {
  expect(() => parseReleaseHistory(`${historyWith(`${entry('1.0.0')}]`)}\nrust: []`)).toThrow(
    /rust/,
  );
});
