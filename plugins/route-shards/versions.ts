import fs from 'node:fs';
import * as z from 'zod';
import type { GeneratedFiles } from './generated-files';
import { generatedModule, js, lazyImport } from './imports';
import type { Leaf } from './plan';

/** What the docs plugin gives to the root of a version; `docsSidebars` and `docs` are what grows with the pages. */
const versionProps = z.looseObject({
  version: z.looseObject({
    docsSidebars: z.record(z.string(), z.array(z.unknown())),
    docs: z.record(z.string(), z.unknown()),
  }),
});

type VersionProps = z.infer<typeof versionProps>;

/** The metadata of one version of the docs, without the menus, and each menu as a file. */
export class Version {
  private readonly menus: string[];
  constructor(
    private readonly index: number,
    private readonly props: VersionProps,
  ) {
    this.menus = Object.keys(props.version.docsSidebars);
  }

  get module(): string {
    return generatedModule(`version-${this.index}.js`);
  }

  has(menu: unknown): menu is string {
    return typeof menu === 'string' && this.menus.includes(menu);
  }

  menuChunk(menu: string): string {
    return `menu-${this.index}-${this.menus.indexOf(menu)}`;
  }

  /** Code of a `Menu` (client/generated.d.ts): where it is put, its name, how it is loaded, its chunk. */
  menuCode(menu: string): string {
    const chunk = this.menuChunk(menu);
    const load = lazyImport(chunk, generatedModule(`${chunk}.json`));
    return `[menus[${this.index}], ${js(menu)}, ${load}, ${js(chunk)}]`;
  }

  /** Names and contents of its files. */
  files(): [string, string][] {
    const { docsSidebars, ...version } = this.props.version;
    const slim = js({ ...this.props, version: { ...version, docs: {} } });
    const code = [
      `import menus from './menus.js';`,
      `const props = ${slim};`,
      `props.version.docsSidebars = menus[${this.index}];`,
      'export default props;\n',
    ].join('\n');
    const menus = Object.entries(docsSidebars).map(([menu, items]): [string, string] => [
      `${this.menuChunk(menu)}.json`,
      js(items),
    ]);
    return [[`version-${this.index}.js`, code], ...menus];
  }
}

/** The versions that pages belong to, by the chunk of their metadata. Metadata of another form stays as it is. */
export function readVersions(
  leaves: readonly Leaf[],
  modules: GeneratedFiles['modules'],
  generatedFilesDir: string,
): Map<string, Version> {
  const versions = new Map<string, Version>();
  for (const chunk of new Set(leaves.map(({ version }) => version))) {
    const file = chunk && modules[chunk]?.replace(/^@generated/, generatedFilesDir);
    if (chunk && file?.endsWith('.json')) {
      const props = versionProps.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
      if (props.success) {
        versions.set(chunk, new Version(versions.size, props.data));
      }
    }
  }
  return versions;
}
