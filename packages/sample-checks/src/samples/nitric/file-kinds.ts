import type { FileKind } from '@nitric-docs/nitric-facts';

const kindsOfVersion: Readonly<Record<string, readonly { name: RegExp; kind: FileKind }[]>> = {
  v0: [
    { name: /^nitric\.ya?ml$/, kind: 'projectV0' },
    { name: /^nitric-\S+\.ya?ml$/, kind: 'stackV0' },
  ],
  v1: [
    { name: /^nitric\.ya?ml$/, kind: 'project' },
    { name: /^local\.nitric\.ya?ml$/, kind: 'local' },
    { name: /^nitric\.\S+\.ya?ml$/, kind: 'stack' },
  ],
};

/**
 * Determines the kind of Nitric file from the title of a fence.
 * @param title a path, optionally followed by text for the reader (`nitric.yaml of v1`)
 * @param version `v0` for projects of version 0
 * @returns undefined for other files
 */
export function fileKindOf(title: string | undefined, version: string): FileKind | undefined {
  const file = title?.split(' ')[0]?.split('/').at(-1) ?? '';
  return (kindsOfVersion[version] ?? kindsOfVersion.v1)?.find(({ name }) => name.test(file))?.kind;
}

/** Keys that occur only in Nitric files, with the title that such a file should have. */
const fileMarkers: readonly { key: string; value: RegExp; title: string }[] = [
  { key: 'provider', value: /^(?:nitric\/|docker:\/\/)/, title: 'nitric.prod.yaml' },
  { key: 'services', value: /"match":/, title: 'nitric.yaml' },
];

/** @param content of a fence without a title */
export function missingTitleOf(content: unknown): string | undefined {
  const entries = content instanceof Object ? Object.entries(content) : [];
  return fileMarkers.find(({ key, value }) =>
    entries.some(
      ([name, item]) =>
        name === key && value.test(typeof item === 'string' ? item : JSON.stringify(item)),
    ),
  )?.title;
}
