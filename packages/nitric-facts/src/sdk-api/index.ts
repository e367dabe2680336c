import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { pathOf, readData, readText } from '../read-data';
import { sdkReleaseOf, type SdkId } from '../releases';
import type { ApiSymbol } from './api-symbol';
import { dartApiSchema, frozenApiSchema, goApiSchema } from './schemas';
import { dartSymbols, goSymbols } from './symbols';

export type { ApiSymbol, Parameter } from './api-symbol';
export { symbolSchema } from './api-symbol';
export * from './schemas';
export * from './symbols';

/** The path of the description of an SDK in this package. It describes SDKs that a registry of the checks doesn't have. */
export const apiFileOf = (sdk: SdkId): string => `data/sdk-api/${sdk}.json`;

/** The absolute path of the Go program that prints the public interface of a module. It requires the module's path and the packages. */
export const goInterfaceProgram = pathOf('go/interface/main.go');

/** The absolute path of the declarations of the Node.js SDK, for checks where the registry doesn't have the described release. */
export const nodeDeclarations = pathOf('data/sdk-api/nodejs.d.ts');

/**
 * The absolute paths of sources with the signatures of an SDK and no behavior. Kotlin's `TODO()` and C#'s `throw null` fit every
 * type, and only the stubs can create a `Stub`, which guards constructors that the SDK doesn't publish.
 */
export function stubFilesOf(sdk: 'jvm' | 'csharp'): string[] {
  const folder = pathOf(`data/sdk-api/${sdk}`);
  return fs
    .readdirSync(folder)
    .sort()
    .map((file) => path.join(folder, file));
}

/** @returns a function that reads a description, and throws if the file doesn't match its schema */
const readerOf =
  <Schema extends z.ZodType>(sdk: SdkId, schema: Schema) =>
  (): z.output<Schema> =>
    readData(apiFileOf(sdk), schema, JSON.parse(readText(apiFileOf(sdk))));

export const readJvmApi = readerOf('jvm', frozenApiSchema);
export const readCsharpApi = readerOf('csharp', frozenApiSchema);
export const readDartApi = readerOf('dart', dartApiSchema);
export const readGoApi = readerOf('go', goApiSchema);

/** Whether a description is that of the release of a version. Older versions have none. */
export const isDescriptionOf = (
  { sdk, tag }: { sdk: SdkId; tag: string },
  version: string,
): boolean => tag === `v${sdkReleaseOf(sdk, version)}`;

/** Pairs a description with its symbols, unless it describes another version. */
const symbolsIn = <Api extends { sdk: SdkId; tag: string }>(
  api: Api,
  symbolsOf: (api: Api) => ApiSymbol[],
  version: string,
): ApiSymbol[] | undefined => (isDescriptionOf(api, version) ? symbolsOf(api) : undefined);

/** The public interface of an SDK version. Undefined for SDKs and versions without a description. */
export function describedSymbols(sdk: SdkId, version: string): ApiSymbol[] | undefined {
  switch (sdk) {
    case 'csharp':
      return symbolsIn(readCsharpApi(), ({ symbols }) => symbols, version);
    case 'dart':
      return symbolsIn(readDartApi(), dartSymbols, version);
    case 'go':
      return symbolsIn(readGoApi(), ({ types }) => goSymbols(types), version);
    case 'jvm':
      return symbolsIn(readJvmApi(), ({ symbols }) => symbols, version);
    default:
      return undefined;
  }
}
