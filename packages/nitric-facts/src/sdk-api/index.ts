import { pathOf, readData, readText } from '../read-data';
import { sdkReleaseOf, type SdkId } from '../releases';
import type { ApiSymbol } from './api-symbol';
import {
  csharpApiSchema,
  dartApiSchema,
  goApiSchema,
  jvmApiSchema,
  type CsharpApi,
  type DartApi,
  type GoApi,
  type JvmApi,
} from './schemas';
import { csharpSymbols, dartSymbols, goSymbols, jvmSymbols } from './symbols';

export type { ApiSymbol, Parameter } from './api-symbol';
export { symbolSchema } from './api-symbol';
export * from './schemas';
export * from './symbols';

/** The folder of the API descriptions in this package. */
const FOLDER = 'data/sdk-api';

/** The SDKs whose public interface is stored as data, because no registry has them as packages. */
export const describedSdks = ['csharp', 'dart', 'go', 'jvm'] as const;

export type DescribedSdk = (typeof describedSdks)[number];

/** The path of a description in this package. */
export const apiFileOf = (sdk: DescribedSdk): string => `${FOLDER}/${sdk}.json`;

/** The absolute path of the Go program that prints the public interface of a module. It requires the module's path and the packages. */
export const goInterfaceProgram = pathOf('go/interface/main.go');

/** The absolute path of the declarations of the Node.js SDK, for checks where the registry doesn't have the described release. */
export const nodeDeclarations = pathOf(`${FOLDER}/nodejs.d.ts`);

const read = (sdk: DescribedSdk): [string, unknown] => {
  const file = apiFileOf(sdk);
  return [file, JSON.parse(readText(file))];
};

/** @throws if the file doesn't match its schema */
export function readJvmApi(): JvmApi {
  const [file, content] = read('jvm');
  return readData(file, jvmApiSchema, content);
}

/** @throws if the file doesn't match its schema */
export function readCsharpApi(): CsharpApi {
  const [file, content] = read('csharp');
  return readData(file, csharpApiSchema, content);
}

/** @throws if the file doesn't match its schema */
export function readDartApi(): DartApi {
  const [file, content] = read('dart');
  return readData(file, dartApiSchema, content);
}

/** @throws if the file doesn't match its schema */
export function readGoApi(): GoApi {
  const [file, content] = read('go');
  return readData(file, goApiSchema, content);
}

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
      return symbolsIn(readCsharpApi(), csharpSymbols, version);
    case 'dart':
      return symbolsIn(readDartApi(), dartSymbols, version);
    case 'go':
      return symbolsIn(readGoApi(), ({ types }) => goSymbols(types), version);
    case 'jvm':
      return symbolsIn(readJvmApi(), jvmSymbols, version);
    default:
      return undefined;
  }
}
