import fs from 'node:fs';
import path from 'node:path';
import { goSources } from '@nitric-docs/nitric-facts/sdk-api';
import { filesBelow } from '../../plugins/lib/files-below';

const docs = path.resolve(__dirname, '../../docs');

/** Declarations, and the lines of grouped ones. */
const DECLARATION = /^(?:(?:func|type|const|var) |\t)([A-Z]\w*)/gm;
const GROUP = /^(?:const|var|type) \(\n[^]*?^\)/gm;

/** The exported names of each package of the SDK, such as `BucketRead` of `storage`. */
function namesByPackage(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [file, text] of goSources('v1') ?? []) {
    const name = path.basename(path.dirname(file));
    const known = names.get(name) ?? new Set();
    const lines = [...(text.match(GROUP) ?? []), text.replace(/^\t.*$/gm, '')].join('\n');
    [...lines.matchAll(DECLARATION)].forEach(([, one = '']) => known.add(one));
    names.set(name, known);
  }
  return names;
}

/** These pages name what older releases had, and the error messages of those who upgrade. */
const OLDER = ['support/upgrade.mdx', 'support/errors.mdx', 'reference/go/index.mdx'];

/** Packages of the standard library have these names, too. */
const STANDARD = ['sql.Open'];

test('text and tables name what the described Go SDK has', () => {
  const packages = namesByPackage();
  const unknown = filesBelow(docs)
    .filter((file) => file.endsWith('.mdx') && !OLDER.includes(file))
    .flatMap((file) => {
      const text = fs
        .readFileSync(path.join(docs, file), 'utf8')
        .replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
      return [...text.matchAll(/`([a-z]+)\.([A-Z]\w*)/g)]
        .filter(([, folder = '', name = '']) => packages.get(folder)?.has(name) === false)
        .map(([, folder, name]) => `${folder}.${name}`)
        .filter((name) => !STANDARD.includes(name))
        .map((name) => `docs/${file}: \`${name}\` is not in the described Go SDK`);
    });
  expect(packages.get('storage')).toContain('BucketRead');
  expect(unknown).toEqual([]);
});
