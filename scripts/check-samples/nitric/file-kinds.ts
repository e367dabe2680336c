/** A file that Nitric reads, as the title of a fence names it. */
export type FileKind = 'project' | 'local' | 'stack' | 'projectV0' | 'stackV0';

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
 * @param title of the fence: a path, then perhaps words for the reader (`nitric.yaml of v1`)
 * @param version `v0` for projects of version 0
 * @returns undefined for a file that Nitric doesn't read
 */
export function fileKindOf(title: string | undefined, version: string): FileKind | undefined {
  const file = title?.split(' ')[0]?.split('/').at(-1) ?? '';
  return (kindsOfVersion[version] ?? kindsOfVersion.v1)?.find(({ name }) => name.test(file))?.kind;
}
