/** @jest-environment node */
import path from 'node:path';
import { runCommand } from '../sdk-toolchains/run-command';
import { absent, type Readiness } from '../sdk-toolchains/contracts';
import { runGo } from '../sdk-toolchains/go';
import type { ApiSymbol, SdkAdapter } from './contracts';
import { findPython } from '../sdk-toolchains/python';
import { goAdapter } from './go-adapter';
import { pythonAdapter } from './python-adapter';
import { readSymbols } from './read-symbols';

const fixtures = path.join(__dirname, '../../../tests/fixtures/reference');

/** Formats symbols as `name(parameters)`. Optional parameters end with `?`. */
const linesOf = (symbols: readonly ApiSymbol[]): string[] =>
  symbols.flatMap(({ name, kind, overloads }) =>
    kind === 'class'
      ? [`class ${name}`]
      : overloads.map(
          (parameters) =>
            `${name}(${parameters.map((one) => `${one.name}: ${one.type}${one.required ? '' : '?'}`).join(', ')})`,
        ),
  );

/** Prints a notice if the tool is missing. @returns whether the tool is installed */
function isThere(readiness: Readiness | undefined): boolean {
  if (readiness && !readiness.ready) {
    process.stderr.write(`Not compared: ${readiness.reason}\n`);
    return false;
  }
  return true;
}

describe('readSymbols', () => {
  const result = { status: 0, stderr: '', missing: false };

  it('parses the public interface', () => {
    const stdout =
      '[{"name":"quay.NewPier","kind":"function","overloads":[[{"name":"opts","type":"...MoorOption","required":false,"rest":true},{"name":"ctx","type":"context.Context","required":true,"rest":false}]]}]\n';
    expect(readSymbols('quay 1.0.0', { ...result, stdout })).toEqual([
      {
        name: 'quay.NewPier',
        kind: 'function',
        overloads: [
          [
            { name: 'opts', type: '...MoorOption', required: false, rest: true },
            { name: 'ctx', type: 'context.Context', required: true },
          ],
        ],
      },
    ]);
  });

  it('throws if the program failed or its output is invalid', () => {
    expect(() =>
      readSymbols('quay 1.0.0', { ...result, status: 1, stdout: '', stderr: 'no' }),
    ).toThrow('Failed to read the public interface of quay 1.0.0: no');
    expect(() => readSymbols('quay 1.0.0', { ...result, stdout: '[{"name":1}]' })).toThrow();
  });
});

it('reads functions, classes, and methods of Python modules', async () => {
  const program = path.join(__dirname, 'sdk-syntax/python_api.py');
  const args = [program, path.join(fixtures, 'python'), 'resources', 'harbour'];
  const python = await findPython();
  if ('reason' in python) {
    isThere(absent(python.reason));
    return;
  }
  const printed = await runCommand(python.command, args);
  expect(linesOf(readSymbols('quay 1.0.0', printed))).toEqual([
    'class Pier',
    'Pier.build(metres: int)',
    'Pier.widest(piers: List[Pier])',
    'Pier.inspect()',
    'Pier.moor(ship: str, *lines: str?, hours: Optional[int]?, bow: bool, **notes: Any?)',
    'Pier.moor(ship: str)',
    'pier(name: str, owner: Any?)',
    'run()',
  ]);
});

it('reads functions and methods of Go packages, with parameter names from implementations', async () => {
  const program = path.join(__dirname, 'sdk-syntax/go_api');
  const args = ['run', 'main.go', path.join(fixtures, 'go'), 'quay'];
  const printed = await runGo(args, program, { offline: true });
  if (!isThere(printed.missing ? absent('no go') : undefined)) {
    return;
  }
  expect(linesOf(readSymbols('quay 1.0.0', printed))).toEqual([
    'quay.NewPier(name: string, owner: string, opts: ...MoorOption?)',
    'quay.Pier.Moor(ctx: context.Context, ship: string, opts: ...MoorOption?)',
    'quay.Pier.Name()',
    'quay.pier.Details(ctx: context.Context)',
    'quay.Crane.Lift(load: func(int) error)',
  ]);
});

const published: readonly [SdkAdapter, Record<string, readonly string[]>][] = [
  [
    pythonAdapter,
    {
      v0: ['collection(name: str)', 'QueryBuilder.limit(limit: int)'],
      v1: [
        'api(name: str, opts: Optional[ApiOptions]?)',
        'FileRef.write(body: bytes)',
        'Topic.allow(perm: TopicPermission, *args: TopicPermission?)',
      ],
    },
  ],
  [
    goAdapter,
    {
      v0: ['nitric.secret.With(permissions: ...SecretPermission?)'],
      v1: [
        'nitric.NewApi(name: string, opts: ...ApiOption?)',
        'secrets.SecretRef.Put(ctx: context.Context, sec: []byte)',
        'storage.File.Read(ctx: context.Context)',
      ],
    },
  ],
];

it.each(published.map(([adapter, versions]) => [adapter.sdk, adapter, versions] as const))(
  'the published SDK of %s includes the symbols that samples use',
  async (_sdk, adapter, versions) => {
    for (const [version, expected] of Object.entries(versions)) {
      if (isThere(await adapter.prepare?.(version))) {
        expect(linesOf(await adapter.publicSymbols(version))).toEqual(
          expect.arrayContaining([...expected]),
        );
      }
    }
  },
);
