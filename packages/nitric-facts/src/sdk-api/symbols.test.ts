/** @jest-environment node */
import { readCsharpApi, readDartApi, readJvmApi } from '.';
import type { ApiSymbol, Parameter } from './api-symbol';
import { csharpSymbols, dartSymbols, jvmSymbols } from './symbols';

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
  ['Queue', ['class']],
  [
    'Queue.send',
    [
      'method (rest tasks: vararg Task)',
      'method (rest payloads: vararg Map<String, Any?>)',
      'method (task: Task)',
      'method (payload: Map<String, Any?>)',
    ],
  ],
  ['Queue.receive', ['method (depth?: Int)']],
  // It is in the companion object.
  ['PublishOptions.WithDelay', [expect.stringMatching(/^method \(/)]],
  ['fluently', ['function (func: ()->Unit)']],
  ['BucketPermission', []],
])('reads %s of Kotlin', (name, lines) => {
  expect(linesOf(jvmSymbols(readJvmApi()), name)).toEqual(lines);
});

it.each([
  ['Query', ['class']],
  [
    'ApiResource.Get',
    [
      'method (route: string, handler: Func<HttpContext, HttpContext>)',
      'method (route: string, rest handlers: params Middleware<HttpContext>[])',
    ],
  ],
  ['Queue.Receive', ['method (depth?: int)']],
])('reads %s of C#', (name, lines) => {
  expect(linesOf(csharpSymbols(readCsharpApi()), name)).toEqual(lines);
});

it.each([
  ['Bucket', ['class']],
  ['Bucket.files', ['method (named prefix?: String)']],
  ['File.getDownloadUrl', ['method (expiry?: int)']],
  ['attachOidc', ['function (apiName: String, options: OidcOptions)']],
])('reads %s of Dart', (name, lines) => {
  expect(linesOf(dartSymbols(readDartApi()), name)).toEqual(lines);
});
