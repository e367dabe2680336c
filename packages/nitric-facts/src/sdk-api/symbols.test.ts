/** @jest-environment node */
import { readDartApi } from '.';
import type { ApiSymbol, Parameter } from './api-symbol';
import { dartSymbols } from './symbols';

const textOf = ({ name, type, required, rest, named }: Parameter): string =>
  `${named ? 'named ' : ''}${rest ? 'rest ' : ''}${name}${required ? '' : '?'}: ${type}`;

/** A line for each overload. */
const linesOf = (symbols: readonly ApiSymbol[], name: string): string[] =>
  symbols
    .filter((one) => one.name === name)
    .flatMap(({ kind, overloads }) =>
      overloads.length === 0
        ? [kind]
        : overloads.map((parameters) => `${kind} (${parameters.map(textOf).join(', ')})`),
    );

it.each([
  ['Bucket', ['class']],
  ['Bucket.files', ['method (named prefix?: String)']],
  ['File.getDownloadUrl', ['method (expiry?: int)']],
  ['attachOidc', ['function (apiName: String, options: OidcOptions)']],
])('reads %s of Dart', (name, lines) => {
  expect(linesOf(dartSymbols(readDartApi()), name)).toEqual(lines);
});
