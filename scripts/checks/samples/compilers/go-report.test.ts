/** @jest-environment node */
import { readGoCompilation, readGoVet } from './go-report';
import { recordedSamples } from './recorded-samples';

const MODULE = '/checks/go-v1';
const samples = recordedSamples(MODULE, {
  'run1/sample0/sample.go': 'types',
  'run1/sample1/sample.go': 'imports',
  'run1/sample2/sample.go': 'right',
  'run1/sample3/sample.go': 'printf',
});

/** Output of `go list -e -export -json=ImportPath,Dir,Error,DepsErrors` in Go 1.26. */
const compiled = `{
	"Dir": "/checks/go-v1/run1/sample0",
	"ImportPath": "samples/run1/sample0",
	"Error": {
		"ImportStack": [],
		"Pos": "",
		"Err": "# samples/run1/sample0\\nrun1/sample0/sample.go:5:2: \\"os\\" imported and not used\\nrun1/sample0/sample.go:11:2: declared and not used: berths\\nrun1/sample0/sample.go:14:2: not enough arguments in call to nitric.NewKv\\n\\thave ()\\n\\twant (string)\\n"
	}
}
{
	"Dir": "/checks/go-v1/run1/sample1",
	"ImportPath": "samples/run1/sample1",
	"Incomplete": true,
	"DepsErrors": [
		{
			"ImportStack": [
				"samples/run1/sample1"
			],
			"Pos": "run1/sample1/sample.go:6:2",
			"Err": "cannot find module providing package github.com/nitrictech/go-sdk/buckets: import lookup disabled by -mod=readonly"
		},
		{
			"ImportStack": [
				"samples/run1/sample1"
			],
			"Pos": "run1/sample1/sample.go:7:2",
			"Err": "package no/such/crane is not in std (/usr/local/go/src/no/such/crane)"
		}
	]
}
{
	"Dir": "/checks/go-v1/run1/sample2",
	"ImportPath": "samples/run1/sample2"
}
{
	"Dir": "/checks/go-v1/run1/sample3",
	"ImportPath": "samples/run1/sample3"
}
`;

/** Output of `go vet -json`. Releases before 1.24 print a line with the package before each object. */
const vetted = `# samples/run1/sample3
{
	"samples/run1/sample3": {
		"printf": [
			{
				"posn": "/checks/go-v1/run1/sample3/sample.go:6:14",
				"end": "/checks/go-v1/run1/sample3/sample.go:6:16",
				"message": "fmt.Printf format %d has arg \\"four\\" of wrong type string"
			}
		]
	}
}
{}
`;

describe('readGoCompilation', () => {
  it('returns all errors of samples, and the packages without errors', () => {
    expect(readGoCompilation(compiled, MODULE, samples)).toEqual({
      findings: [
        {
          key: 'types',
          line: 5,
          column: 2,
          code: 'go-compile',
          message: '"os" imported and not used',
        },
        {
          key: 'types',
          line: 11,
          column: 2,
          code: 'go-compile',
          message: 'declared and not used: berths',
        },
        {
          key: 'types',
          line: 14,
          column: 2,
          code: 'go-compile',
          message: 'not enough arguments in call to nitric.NewKv\n    have ()\n    want (string)',
        },
        {
          key: 'imports',
          line: 6,
          column: 2,
          code: 'go-import',
          message: 'cannot find module providing package github.com/nitrictech/go-sdk/buckets',
        },
        {
          key: 'imports',
          line: 7,
          column: 2,
          code: 'go-import',
          message: 'package no/such/crane is not in std',
        },
      ],
      sound: ['samples/run1/sample2', 'samples/run1/sample3'],
    });
  });

  it('throws if an error has no position', () => {
    const broken = `{
	"Dir": "/checks/go-v1/run1/sample0",
	"ImportPath": "samples/run1/sample0",
	"DepsErrors": [
		{
			"Pos": "../../sdk/api.go:3:2",
			"Err": "missing go.sum entry"
		}
	]
}
`;
    expect(() => readGoCompilation(broken, MODULE, samples)).toThrow(
      /could not check samples\/run1\/sample0: missing go\.sum entry/,
    );
  });
});

describe('readGoVet', () => {
  it('returns findings with the name of the analyzer', () => {
    expect(readGoVet(vetted, MODULE, samples)).toEqual([
      {
        key: 'printf',
        line: 6,
        column: 14,
        code: 'go-vet-printf',
        message: 'fmt.Printf format %d has arg "four" of wrong type string',
      },
    ]);
  });

  it('throws if an analyzer failed', () => {
    const failed =
      '{\n\t"samples/run1/sample2": {\n\t\t"printf": {\n\t\t\t"error": "out of memory"\n\t\t}\n\t}\n}\n';
    expect(() => readGoVet(failed, MODULE, samples)).toThrow(/could not run printf: out of memory/);
  });
});
