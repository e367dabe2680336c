import { readGoCompilation, readGoVet } from './go';

/** No samples: `sdk-samples.test.ts` reads what the real tools report about samples. */
const files = { module: '/checks/go-v1', samples: new Map() };

/** As Go's tools print it. */
const printed = (value: object): string => `${JSON.stringify(value, null, '\t')}\n`;

it('throws if the compiler reports an error outside the samples', () => {
  const error = {
    Pos: '../../../../../scripts/checks/sdk/api.go:3:2',
    Err: 'missing go.sum entry',
  };
  const output = printed({
    ...{ Dir: '/checks/go-v1/run1/sample0', ImportPath: 'samples/run1/sample0' },
    DepsErrors: [error],
  });
  expect(() => readGoCompilation(output, files)).toThrow(
    /could not check samples\/run1\/sample0: missing go\.sum entry/,
  );
});

it('throws if an analyzer of go vet failed', () => {
  const output = printed({ 'samples/run1/sample2': { printf: { error: 'out of memory' } } });
  expect(() => readGoVet(output, files)).toThrow(/could not run printf: out of memory/);
});
