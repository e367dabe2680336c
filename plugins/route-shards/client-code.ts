import { chunkNamesIn, type GeneratedFiles } from './generated-files';
import { eagerImport, generatedModule, js, lazyImport } from './imports';
import { pathKey, type Leaf, type PlannedRoute, type RoutePlan } from './plan';
import type { Version } from './versions';

/** The chunks that come with a module of a page: for the list of scripts in the page's HTML. */
export interface PageChunks {
  /** As `Loadable.Capture` reports it when the page is rendered. */
  module: string;
  chunks: string[];
  /** The chunk with the page's late markup, which its HTML doesn't ask for. */
  late?: string;
}

/** What client/route-table.ts puts on every page itself. */
const SET_BY_CLIENT = new Set(['path', 'hash', 'exact']);

const isData = (module: string): boolean => module.startsWith('@generated/');

const shardChunk = (index: number): string => `pages-${index}`;

const listOf = (items: readonly string[]): string =>
  `[\n${items.map((item) => `  ${item},\n`).join('')}]`;

function routeCode({ routes, hash, ...attributes }: PlannedRoute): string {
  const args = hash === undefined ? [attributes.path] : [attributes.path, hash];
  const own = Object.entries(attributes).map(([name, value]) => `${js(name)}: ${js(value)}`);
  const component = `component: ComponentCreator(${args.map(js).join(', ')})`;
  const children = !routes
    ? []
    : [`routes: ${'list' in routes ? `lists[${routes.list}]` : listOf(routes.map(routeCode))}`];
  return `{ ${[...own, component, ...children].join(', ')} }`;
}

/** The client's route table as small modules. */
export class ClientCode {
  private readonly leaves: Leaf[];
  constructor(
    private readonly plan: RoutePlan,
    private readonly modules: GeneratedFiles['modules'],
    private readonly versions: ReadonlyMap<string, Version>,
    /** The chunk with the late markup of a module, if it has one. */
    private readonly lateChunkOf: (module: string) => string | undefined = () => undefined,
  ) {
    this.leaves = leavesOf(plan);
  }

  /** Names and contents of the files. */
  files(): Map<string, string> {
    const { plan } = this;
    const lists = 1 + Math.max(-1, ...this.leaves.map(({ list }) => list));
    return new Map([
      ['lists.js', `export default ${js(Array.from({ length: lists }, () => []))};\n`],
      ['menus.js', `export default ${js([...this.versions].map(() => ({})))};\n`],
      ['routes.js', this.routes()],
      ['chunk-names.js', `export default ${js(plan.chunkNames)};\n`],
      ['registry.js', this.registry()],
      ['pages.js', this.pages()],
      ['home.js', this.shard(plan.home ? [plan.home] : [])],
      ...plan.shards.map((leaves, index): [string, string] => [
        `${shardChunk(index)}.js`,
        this.shard(leaves),
      ]),
      ...[...this.versions.values()].flatMap((version) => version.files()),
    ]);
  }

  /** What each page loads beside the main bundle. */
  pageChunks(): PageChunks[] {
    const { home, own, shards } = this.plan;
    const routes = [...own]
      .map((chunk) => ({ module: this.modules[chunk] ?? '', chunks: [chunk] }))
      .filter(({ module }) => !isData(module));
    return [
      ...routes,
      ...(home ? this.chunksOf(home, []) : []),
      ...shards.flatMap((leaves, index) =>
        leaves.flatMap((leaf) => this.chunksOf(leaf, [shardChunk(index)])),
      ),
    ];
  }

  private chunksOf(leaf: Leaf, shard: readonly string[]): PageChunks[] {
    const own = this.ownChunks(leaf);
    const [content] = own;
    const version = this.versionOf(leaf);
    const menu = version?.has(leaf.route.sidebar) ? [version.menuChunk(leaf.route.sidebar)] : [];
    const late = this.lateChunk(leaf);
    return content === undefined
      ? []
      : [
          {
            module: this.modules[content] ?? '',
            chunks: [...shard, ...menu, ...own],
            ...(late === undefined ? {} : { late }),
          },
        ];
  }

  private lateChunk(leaf: Leaf): string | undefined {
    const [content] = this.ownChunks(leaf);
    return content === undefined ? undefined : this.lateChunkOf(this.modules[content] ?? '');
  }

  private routes(): string {
    return [
      `import ComponentCreator from '@docusaurus/ComponentCreator';`,
      `import lists from './lists.js';`,
      `export default ${listOf(this.plan.routes.map(routeCode))};\n`,
    ].join('\n');
  }

  private registry(): string {
    const entries = [
      ...[...this.plan.shared].map((chunk) => [chunk, eagerImport(this.moduleOf(chunk))]),
      ...[...this.plan.own].map((chunk) => [chunk, this.ownImport(chunk)]),
    ];
    return `export default {\n${entries.map(([chunk, load]) => `  ${js(chunk)}: [${load}],\n`).join('')}};\n`;
  }

  /** A component of its own is loaded on demand; what goes with it is a few bytes of data. */
  private ownImport(chunk: string): string {
    const module = this.moduleOf(chunk);
    return isData(module) ? eagerImport(module) : lazyImport(chunk, module);
  }

  private pages(): string {
    const { shards } = this.plan;
    const firstKeys = shards.map(([first]) => pathKey(first?.route.path ?? ''));
    const loaders = shards.map((_, index) => {
      const chunk = shardChunk(index);
      return lazyImport(chunk, generatedModule(`${chunk}.js`));
    });
    return [
      `export const firstKeys = ${js(firstKeys)};`,
      `export const others = ${js(this.plan.others)};`,
      `export const shards = ${listOf(loaders)};`,
      `export { default as home } from './home.js';\n`,
    ].join('\n');
  }

  private shard(leaves: readonly Leaf[]): string {
    const menus = [
      ...new Set(leaves.map((leaf) => this.menuCode(leaf)).filter((code) => code !== undefined)),
    ];
    const names = new Map(menus.map((code, index) => [code, `menu${index}`]));
    return [
      `import menus from ${js(generatedModule('menus.js'))};`,
      ...[...names].map(([code, name]) => `const ${name} = ${code};`),
      `export default ${listOf(leaves.map((leaf) => this.page(leaf, names)))};\n`,
    ].join('\n');
  }

  /** Code of a `Page` (client/generated.d.ts): list, path, attributes, chunk names, loaders, menu, late markup. */
  private page(leaf: Leaf, menuNames: ReadonlyMap<string, string>): string {
    const { path } = leaf.route;
    const attributes = Object.entries(leaf.route).filter(([name]) => !SET_BY_CLIENT.has(name));
    const loaders = this.ownChunks(leaf).map(
      (chunk) => `${js(chunk)}: ${lazyImport(chunk, this.moduleOf(chunk))}`,
    );
    const menu = menuNames.get(this.menuCode(leaf) ?? '') ?? 'null';
    const late = this.lateChunk(leaf);
    return `[${[
      String(leaf.list),
      js(path),
      js(Object.fromEntries(attributes)),
      js(leaf.chunkNames),
      `{ ${loaders.join(', ')} }`,
      menu,
      ...(late === undefined ? [] : [js(late)]),
    ].join(', ')}]`;
  }

  private menuCode(leaf: Leaf): string | undefined {
    const version = this.versionOf(leaf);
    return version?.has(leaf.route.sidebar) ? version.menuCode(leaf.route.sidebar) : undefined;
  }

  private versionOf({ version }: Leaf): Version | undefined {
    return version === undefined ? undefined : this.versions.get(version);
  }

  private moduleOf(chunk: string): string {
    return this.versions.get(chunk)?.module ?? this.modules[chunk] ?? '';
  }

  private ownChunks({ chunkNames }: Leaf): string[] {
    return chunkNamesIn(chunkNames).filter((chunk) => !this.plan.shared.has(chunk));
  }
}

export const leavesOf = ({ home, shards }: RoutePlan): Leaf[] => [
  ...(home ? [home] : []),
  ...shards.flat(),
];
