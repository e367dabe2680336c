import { splitRareRules } from './rare-rules';

const markup = new Map([
  ['a.html', new Set(['p', 'home', 'shared'])],
  ['b.html', new Set(['p', 'pair', 'shared'])],
  ['c.html', new Set(['p', 'pair', 'shared'])],
]);

const split = (css: string, scripted: string[] = []): ReturnType<typeof splitRareRules> =>
  splitRareRules(css, markup, new Set(scripted));

it('moves the rules of one or two pages into them, with the conditions around them', () => {
  const { shared, own } = split('.home{a:b}@media print{.home{c:d}.shared{e:f}}.pair p{g:h}p{i:j}');
  expect(shared).toBe('@media print{.shared{e:f}}p{i:j}');
  expect([...own]).toEqual([
    ['a.html', '.home{a:b}@media print{.home{c:d}}'],
    ['b.html', '.pair p{g:h}'],
    ['c.html', '.pair p{g:h}'],
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
