import fs from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER, pathOf, readText } from '../read-data';
import { sdkReleaseOf, type SdkId } from '../releases';

/** How the interfaces of SDKs are stored. */
const extensions = {
  nodejs: 'd.ts',
  python: 'pyi',
  go: 'txtar',
  dart: 'json',
  jvm: 'json',
  csharp: 'json',
} as const satisfies Record<SdkId, string>;

/** The path of the interface of a version in this package. Each version keeps its own. */
export const interfaceFileOf = (sdk: SdkId, version: string): string =>
  `data/sdk-api/${sdk}-${version}.${extensions[sdk]}`;

/** The first release that a text names. */
const releaseIn = (text: string): string | undefined => /\bv(\d+\.\d+\.\d+)\b/.exec(text)?.[1];

/**
 * Reads the interface of a version.
 * @returns undefined if it isn't stored
 * @throws if it is that of another release
 */
export function readInterface(sdk: SdkId, version: string): string | undefined {
  const file = interfaceFileOf(sdk, version);
  if (!fs.existsSync(pathOf(file))) {
    return undefined;
  }
  const text = readText(file);
  const release = sdkReleaseOf(sdk, version);
  if (releaseIn(text) !== release) {
    throw new Error(
      `${PACKAGE_FOLDER}/${file} has the interface of ${releaseIn(text)}, but releases.json has ${release} for ${version}. ` +
        `Run "npm run facts -- sdk-api ${sdk} ${version} <checkout of v${release}>".`,
    );
  }
  return text;
}

/** The absolute path of the declarations of a version of the Node.js SDK. Undefined if they aren't stored. */
export const nodeDeclarationsOf = (version: string): string | undefined =>
  readInterface('nodejs', version) && pathOf(interfaceFileOf('nodejs', version));

/** The sources of an SDK by their path. */
export type Sources = ReadonlyMap<string, string>;

/** Joins sources to one text in the format of Go's `txtar`. */
export const joinSources = (header: string, sources: Sources): string =>
  [header, ...[...sources].map(([file, text]) => `-- ${file} --\n${text}`)].join('\n');

/** The sources of a version of the Go SDK. Undefined if they aren't stored. */
export function goSources(version: string): Sources | undefined {
  const text = readInterface('go', version);
  const [, ...parts] = text?.split(/^-- (.+) --\n/m) ?? [];
  const files = parts.filter((_, index) => index % 2 === 0);
  return text === undefined
    ? undefined
    : new Map(files.map((file, index) => [file, parts[index * 2 + 1] ?? '']));
}

/**
 * The absolute paths of sources with the signatures of an SDK and no behavior. Kotlin's `TODO()` and C#'s `throw null` fit every
 * type, and only the stubs can create a `Stub`, which guards constructors that the SDK doesn't publish.
 */
export function stubFilesOf(sdk: 'jvm' | 'csharp'): string[] {
  const folder = pathOf(`data/sdk-api/${sdk}-v0`);
  return fs
    .readdirSync(folder)
    .sort()
    .map((file) => path.join(folder, file));
}
