import fs from 'node:fs';
import path from 'node:path';
import type { ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import { goSymbolsIn } from './go-symbols';
import { pythonSymbolsIn } from './python-symbols';

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

it('reads functions, classes, and methods of Python modules', async () => {
  const sources = ['resources/piers.py', 'harbour.py'].map((file) =>
    fs.readFileSync(path.join(fixtures, 'python', file), 'utf8'),
  );
  expect(linesOf(await pythonSymbolsIn(sources))).toEqual([
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
  const folder = path.join(fixtures, 'go');
  const files = ['harbor', 'quay'].flatMap((name) =>
    fs.readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  );
  const sources = files.map(
    (file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')] as const,
  );
  expect(linesOf(await goSymbolsIn(new Map(sources)))).toEqual([
    'quay.Pier.Moor(: context.Context, : string, : ...quay.MoorOption?)',
    'quay.Pier.Name()',
    // A variable of another package renames it, and programs call the variable.
    'harbor.NewPier(name: string, owner: string, opts: ...quay.MoorOption?)',
    // Missing in the interface.
    'quay.pier.Details(ctx: context.Context)',
    'quay.Crane.Lift(load: func(int) error)',
  ]);
});
