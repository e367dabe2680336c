import { PARTS, readWeightOptions } from './options';

test('measures all parts with 150, 600, and 2,500 pages by default', () => {
  expect(readWeightOptions([])).toEqual({
    parts: PARTS,
    counts: [150, 600, 2500],
    runs: 5,
    built: { ours: undefined, stock: undefined },
  });
});

test('parses numbers of pages, parts, runs, and existing builds', () => {
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
  [
    ['--only', 'speed'],
    /Unknown part --only speed\. Accepted: bytes, growth, lighthouse, taps, build\./,
  ],
  [['--only', ''], /Unknown part --only \./],
  [['many'], /Invalid number of pages "many"\. Accepted: a positive integer\./],
  [['0', '5'], /Invalid number of pages "0"/],
  [['600', '150'], /Invalid numbers of pages "600 150"\. Accepted: integers in ascending order/],
  [['600'], /"growth" requires at least two numbers of pages, but found 600/],
  [['--runs', '2.5'], /Invalid --runs "2\.5"/],
  [['--ours', '.'], /the part "build" can't be measured\. Exclude it with --only/],
  [['--fast'], /--fast/],
])('rejects %j', (args, message) => {
  expect(() => readWeightOptions(args)).toThrow(message);
});
