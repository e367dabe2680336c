import { splitRareRules } from './rare-rules';

/** Twenty pages, of which one has the class `home`, two have `pair`, and all have `shared`. */
const markup = new Map(
  Array.from({ length: 20 }, (_, page) => [
    `${page}.html`,
    new Set(['p', 'shared', ...(page === 0 ? ['home'] : page < 3 ? ['pair'] : [])]),
  ]),
);

const split = (css: string, scripted: string[] = []): ReturnType<typeof splitRareRules> =>
  splitRareRules(css, markup, new Set(scripted));

it('moves the rules of a tenth of the pages into them, with the conditions around them', () => {
  const { shared, own } = split(
    '@layer x;@property --y{a:b}.home{a:b}@media print{.home{c:d}.shared{e:f}}.pair p{g:h}p{i:j}',
  );
  expect(shared).toBe('@layer x;@property --y{a:b}@media print{.shared{e:f}}p{i:j}');
  expect([...own]).toEqual([
    ['0.html', '.home{a:b}@media print{.home{c:d}}'],
    ['1.html', '.pair p{g:h}'],
    ['2.html', '.pair p{g:h}'],
  ]);
});

it.each([
  ['that a script adds', '.home{a:b}', ['home']],
  ['whose other selector is for all pages', '.home,p{a:b}', []],
  ['that no page has yet', '.later{a:b}', []],
  ['of an animation', '@keyframes home{to{a:b}}', []],
])('keeps a rule %s', (_, css, scripted) => {
  expect(split(css, scripted)).toEqual({ shared: css, own: new Map() });
});
