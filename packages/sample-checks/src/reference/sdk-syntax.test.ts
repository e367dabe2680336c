/** @jest-environment node */
import path from 'node:path';
import { runCommand } from '../toolchains/run-command';
import { readGoInterface, runGo } from '../toolchains/go';
import type { ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import { findPython } from '../toolchains/python';
import { goSymbols } from '@nitric-docs/nitric-facts/sdk-api';
import { readSymbols } from './adapters';

const fixtures = path.join(__dirname, '../../fixtures/reference');

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

/** Prints a notice about a tool that isn't installed. */
const notCompared = (reason: string) => process.stderr.write(`Not compared: ${reason}\n`);

it('throws if a program in sdk-syntax failed or its output is invalid', () => {
  const result = { status: 0, stdout: '[{"name":1}]', stderr: 'no', missing: false };
  expect(() => readSymbols('quay 1.0.0', { ...result, status: 1 })).toThrow(
    'Failed to read the public interface of quay 1.0.0: no',
  );
  expect(() => readSymbols('quay 1.0.0', result)).toThrow();
});

it('reads functions, classes, and methods of Python modules', async () => {
  const program = path.join(__dirname, 'sdk-syntax/python_api.py');
  const args = [program, path.join(fixtures, 'python'), 'resources', 'harbour'];
  const python = await findPython();
  if ('reason' in python) {
    notCompared(python.reason);
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

it('reads functions and methods of Go packages', async () => {
  if ((await runGo(['version'], fixtures, { offline: true })).missing) {
    notCompared('no go');
    return;
  }
  const packages = ['harbor', 'quay'];
  const types = await readGoInterface(path.join(fixtures, 'go'), 'example.com/harbor', packages);
  expect(linesOf(goSymbols(types))).toEqual([
    // A variable of another package renames it, and programs call the variable.
    'harbor.NewPier(name: string, owner: string, opts: ...quay.MoorOption?)',
    'quay.Pier.Moor(: context.Context, : string, : ...quay.MoorOption?)',
    'quay.Pier.Name()',
    // Missing in the interface.
    'quay.pier.Details(ctx: context.Context)',
    'quay.Crane.Lift(load: func(int) error)',
  ]);
});
