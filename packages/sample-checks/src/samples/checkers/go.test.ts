import { readGoCompilation, readGoVet } from './go';

/** No samples: `sdk-samples.test.ts` reads what the real tools report about samples. */
const files = { module: '/checks/go-v1', samples: new Map() };

it('throws if the compiler reports an error outside the samples', () => {
  const output = `{
	"Dir": "/checks/go-v1/run1/sample0",
	"ImportPath": "samples/run1/sample0",
	"DepsErrors": [
		{
			"Pos": "../../../../../scripts/checks/sdk/api.go:3:2",
			"Err": "missing go.sum entry"
		}
	]
}
`;
  expect(() => readGoCompilation(output, files)).toThrow(
    /could not check samples\/run1\/sample0: missing go\.sum entry/,
  );
});

it('throws if an analyzer of go vet failed', () => {
  const output =
    '{\n\t"samples/run1/sample2": {\n\t\t"printf": {\n\t\t\t"error": "out of memory"\n\t\t}\n\t}\n}\n';
  expect(() => readGoVet(output, files)).toThrow(/could not run printf: out of memory/);
});
