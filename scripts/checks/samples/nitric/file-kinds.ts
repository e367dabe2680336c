import type { FileKind } from '../../../../src/config/data/cli-data';

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
 * The file of Nitric that a fence shows, by its title.
 * @param title of the fence: a path, then perhaps words for the reader (`nitric.yaml of v1`)
 * @param version `v0` for projects of version 0
 * @returns undefined for a file that Nitric doesn't read
 */
export function fileKindOf(title: string | undefined, version: string): FileKind | undefined {
  const file = title?.split(' ')[0]?.split('/').at(-1) ?? '';
  return (kindsOfVersion[version] ?? kindsOfVersion.v1)?.find(({ name }) => name.test(file))?.kind;
}

/** Names that make a fence a file of Nitric, by a key that no other file has. */
const telltales: readonly { key: string; value: RegExp; title: string }[] = [
  { key: 'provider', value: /^(?:nitric\/|docker:\/\/)/, title: 'nitric.prod.yaml' },
  { key: 'services', value: /"match":/, title: 'nitric.yaml' },
];

/**
 * The title that a fence without one should have had, since its text is a file of Nitric: only a title makes its keys
 * checked.
 * @param content of the fence, as plain values
 */
export function missingTitleOf(content: unknown): string | undefined {
  const entries = content instanceof Object ? Object.entries(content) : [];
  return telltales.find(({ key, value }) =>
    entries.some(
      ([name, item]) =>
        name === key && value.test(typeof item === 'string' ? item : JSON.stringify(item)),
    ),
  )?.title;
}
