import { PARTS, readWeightOptions } from './options';

test('without options everything is measured, with 150, 600 and 2,500 pages', () => {
  expect(readWeightOptions([])).toEqual({
    parts: PARTS,
    counts: [150, 600, 2500],
    runs: 5,
    built: { ours: undefined, stock: undefined },
  });
});

test('reads numbers of pages, parts in any order, runs and sites that are built', () => {
  expect(
    readWeightOptions('--only taps,bytes --only lighthouse --runs 3 --ours a --stock b'.split(' ')),
  ).toMatchObject({
    parts: ['bytes', 'lighthouse', 'taps'],
    runs: 3,
    built: { ours: 'a', stock: 'b' },
  });
  expect(readWeightOptions(['100', '200', '--only=growth']).counts).toEqual([100, 200]);
  expect(readWeightOptions(['2500', '--only', 'build']).counts).toEqual([2500]);
});

test.each([
  [['--only', 'speed'], /--only speed: .* Accepted: bytes, growth, lighthouse, taps, build\./],
  [['--only', ''], /--only : /],
  [['many'], /Number of pages: "many" is not accepted\. Write a whole number above 0\./],
  [['0', '5'], /Number of pages: "0"/],
  [['600', '150'], /600 150 is not accepted\. Write them in ascending order/],
  [['600'], /growth needs two or more, found 600/],
  [['--runs', '2.5'], /--runs: "2\.5" is not accepted/],
  [['--ours', '.'], /the part "build" is about building\. Leave it out with --only/],
  [['--fast'], /--fast/],
])('refuses %j and says what is accepted', (args, message) => {
  expect(() => readWeightOptions(args)).toThrow(message);
});
