/**
 * One style sheet without what no page uses, with short names, and styles of a dialog with the dialog.
 *
 * It depends on Docusaurus 3.10's bundler configuration: one cache group `styles` that puts all styles into one file; it stops the
 * build when there is none. After the bundler has minified scripts and styles, a selector goes when it has a class that is no word
 * of any script (pages are rendered by the scripts, so that each class of a page is one), and a custom property goes when nothing
 * reads it. `onDemand` names modules whose styles are loaded with the chunk that imports them. Classes of CSS modules are called by
 * four signs, which stand in the HTML of each page: `getLocalIdent` of the one rule for CSS modules. Production bundles alone, but
 * for postcss-preset-env, which the development server does without too.
 * Without this plugin in docusaurus.config.ts the style sheet is stock.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import escapeStringRegexp from 'escape-string-regexp';
import type { Compiler } from 'webpack';
import * as z from 'zod';
import { readOptions } from '../plugin-options';
import { ClassNames } from './class-names';
import { purgeCss, wordsIn } from './purge';

const NAME = 'css-purge';

const optionsShape = z.strictObject({
  /** Names of classes that no script holds and that must stay. */
  keep: z.array(z.string().regex(/^[\w-]+$/)).default([]),
  /**
   * Components of the style sheet that the site doesn't use though their names are words of scripts: `menu` stands for the class
   * and those that begin with `menu__` or `menu--`.
   */
  unused: z.array(z.string().regex(/^[\w-]+$/)).default([]),
  /** Parts of the paths of modules whose styles belong to a chunk that is loaded on demand. */
  onDemand: z.array(z.string().min(1)).default([]),
});

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

export type CssPurgeOptions = z.input<typeof optionsShape>;

const isPartOf = (word: string, component: string): boolean =>
  word === component || word.startsWith(`${component}__`) || word.startsWith(`${component}--`);

/** Bundler plugin: after minification, before the names of files get their hashes. */
class PurgeStyles {
  constructor(private readonly options: z.output<typeof optionsShape>) {}
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const assets = compilation.getAssets();
        const assetsOf = (ending: string) => assets.filter(({ name }) => name.endsWith(ending));
        const words = wordsIn(assetsOf('.js').map(({ source }) => source.source().toString()));
        const { keep, unused } = this.options;
        [...words]
          .filter((word) => unused.some((name) => isPartOf(word, name)))
          .forEach((word) => words.delete(word));
        keep.forEach((name) => words.add(name));
        const sheets = assetsOf('.css');
        const purged = purgeCss(
          sheets.map(({ source }) => source.source().toString()),
          words,
        );
        sheets.forEach(({ name }, index) =>
          compilation.updateAsset(name, new webpack.sources.RawSource(purged[index] ?? '')),
        );
      });
    });
  }
}

/** A plugin, or the place of one with its options. */
type PostCssPlugin = [place: string, options: object] | object;

const isPresetEnv = (plugin: PostCssPlugin): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/**
 * Leaves out postcss-preset-env: the browsers of package.json know what our styles are written in, and what they know by another
 * name gets its prefix from Lightning CSS, which minifies the style sheet for the same browsers. It took a tenth of the build.
 * @throws when Docusaurus has no postcss-preset-env any more
 */
export function withoutPresetEnv(plugins: readonly PostCssPlugin[]): PostCssPlugin[] {
  const others = plugins.filter((plugin) => !isPresetEnv(plugin));
  if (others.length !== plugins.length - 1) {
    throw new Error(
      `${NAME}: PostCSS has ${plugins.length - others.length} plugins postcss-preset-env, accepted is one, as ` +
        '@docusaurus/bundler 3.10 has (lib/loaders/styleLoader.js). Adapt plugins/css-purge, or take it out of docusaurus.config.ts.',
    );
  }
  return others;
}

/**
 * Matches a path without any of the parts. A function would do as well, but the bundler's native part would hold it, and with it
 * the compiler and its memory, until the build ends.
 */
export const allBut = (parts: readonly string[]): RegExp =>
  parts.length === 0 ? /^/ : new RegExp(`^(?!.*(?:${parts.map(escapeStringRegexp).join('|')}))`);

/** The bundler's cache group for styles, with a test that leaves some out. */
function stylesGroup(optimization: unknown, onDemand: readonly string[]): object {
  const shape = z.looseObject({
    splitChunks: z.looseObject({
      cacheGroups: z.looseObject({ styles: z.looseObject({ type: z.string() }) }),
    }),
  });
  const parsed = shape.safeParse(optimization);
  if (!parsed.success) {
    throw new Error(
      `${NAME}: the bundler configuration has no cache group "styles" (optimization.splitChunks.cacheGroups), as ` +
        `@docusaurus/core 3.10 has (lib/webpack/base.js): ${z.prettifyError(parsed.error)}. Adapt plugins/css-purge, or take ` +
        'it out of docusaurus.config.ts.',
    );
  }
  return { test: allBut(onDemand) };
}

/** Options of css-loader in the rule for CSS modules; the rule for other styles has none like these. */
const cssModules = z.looseObject({
  loader: z.string().regex(/css-loader/),
  options: z.looseObject({ modules: z.looseObject({ localIdentName: z.string() }) }),
});

/** Names the classes of CSS modules; changes the rule in its place, since rules can't be replaced by a merge. */
function shortenClassNames({ module }: BundlerConfig, names: ClassNames): void {
  const rules = (module?.rules ?? []) as readonly { use?: unknown }[];
  const loaders = rules
    .flatMap(({ use }) => (Array.isArray(use) ? (use as unknown[]) : []))
    .filter((loader) => cssModules.safeParse(loader).success) as z.infer<typeof cssModules>[];
  if (loaders.length !== 1) {
    throw new Error(
      `${NAME}: the bundler configuration has ${loaders.length} rules for CSS modules, accepted is one, as @docusaurus/core ` +
        '3.10 has (lib/webpack/base.js). Adapt plugins/css-purge, or take it out of docusaurus.config.ts.',
    );
  }
  for (const { options } of loaders) {
    options.modules.getLocalIdent = (
      { resourcePath }: { resourcePath: string },
      _pattern: string,
      local: string,
    ) => names.nameOf(resourcePath, local);
  }
}

/** @throws when an option is unknown or malformed */
export default function cssPurge({ siteDir }: LoadContext, options: CssPurgeOptions): Plugin {
  const read = readOptions(NAME, optionsShape, options);
  const names = new ClassNames(siteDir);
  return {
    name: NAME,
    configurePostCss: (postcss) => ({
      ...postcss,
      plugins: withoutPresetEnv(postcss.plugins as readonly PostCssPlugin[]),
    }),
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      shortenClassNames(config, names);
      if (isServer) {
        return {};
      }
      const styles = stylesGroup(config.optimization, read.onDemand);
      return {
        optimization: { splitChunks: { cacheGroups: { styles } } },
        plugins: [new PurgeStyles(read)],
      };
    },
  };
}
