/**
 * Everything that the plugin uses of Docusaurus without documentation. After an upgrade, each function here stops the build if it
 * doesn't find what it changes, and only this file has to be corrected. Meanwhile, the option `client: 'stock'` builds the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import type webpack from 'webpack';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';

const changed = (missing: string): Error =>
  new Error(
    `static-islands: Docusaurus ${DOCUSAURUS_VERSION} has ${missing}. Correct packages/static-islands/src/plugin/private-hooks.ts, ` +
      "or build with Docusaurus' own client until then (client: 'stock').",
  );

/** Docusaurus writes the client modules of all plugins and themes into this file, as calls of `require`. */
const CLIENT_MODULES = 'client-modules.js';
/**
 * Client modules of the classic theme that static pages don't require: the highlighter, because pages can be highlighted during the
 * build, and the progress bar of Docusaurus' router.
 */
const UNUSED_CLIENT_MODULES = /theme-classic\/lib\/(?:prism-include-languages|nprogress)(?:\.js)?$/;

/** The client modules of plugins and themes that a static page requires. */
export function clientModulesOfPlugins(generatedFilesDir: string): string[] {
  const file = path.join(generatedFilesDir, CLIENT_MODULES);
  const list = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const modules = [...list.matchAll(/require\((".*?")\)/g)].map(
    ([, name = '""']) => JSON.parse(name) as string,
  );
  if (modules.length === 0) {
    throw changed(`no client modules in ${CLIENT_MODULES} of its generated files`);
  }
  return modules.filter((name) => !UNUSED_CLIENT_MODULES.test(name));
}

/** The style sheets of the classic theme's components, which have no documented path. */
export function stylesOfTheme(): string[] {
  const folder = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const styles = files.filter((file) => file.endsWith('.module.css')).sort();
  if (styles.length === 0) {
    throw changed(`no style sheets of components in ${folder}`);
  }
  return styles.map((file) => path.join(folder, file));
}

/** Options of all loaders. They are changed in place, because the rules of a plugin are merged with those of Docusaurus. */
function* loaderOptionsOf({ module }: Configuration): Generator<Record<string, unknown>> {
  for (const rule of (module?.rules ?? []) as RuleSetRule[]) {
    for (const { options } of (Array.isArray(rule.use) ? rule.use : []) as {
      options?: Record<string, unknown>;
    }[]) {
      if (options) {
        yield options;
      }
    }
  }
}

/** A class name that `shortenClassNames` generates. */
export const SHORT_CLASS_NAME = /_[\w-]{5}\b/g;

/**
 * Shortens the class names of CSS modules to a hash. A long page contains about a thousand class names, and with short names more
 * pages fit into the initial congestion window (14.6 kB, RFC 6928).
 */
export function shortenClassNames(config: Configuration): void {
  const named = [...loaderOptionsOf(config)]
    .map(({ modules }) => modules as { localIdentName?: string } | undefined)
    .filter((modules) => modules?.localIdentName);
  if (named.length === 0) {
    throw changed('no loader with the option modules.localIdentName');
  }
  named.forEach((modules) =>
    Object.assign(modules ?? {}, { localIdentName: '_[contenthash:base64:5]' }),
  );
}

/**
 * Makes the server's compilation emit the files that pages use: images, downloads, and imported assets. Docusaurus emits them in the
 * compilation for the browser, which has no pages here.
 * @param config of the server's compilation
 */
export function emitFiles(
  config: Configuration,
  baseUrl: string,
  { NormalModuleReplacementPlugin }: typeof webpack,
): WebpackPluginInstance {
  // Relative to build/__server, the output folder of the server's bundle.
  const where = { emitFile: true, outputPath: '../', publicPath: baseUrl };
  const loaders = [...loaderOptionsOf(config)].filter((options) => 'emitFile' in options);
  if (loaders.length === 0) {
    throw changed('no loader with the option emitFile');
  }
  loaders.forEach((options) => Object.assign(options, where));
  // MDX uses inline loaders with options in a query.
  return new NormalModuleReplacementPlugin(/[?&]emitFile=false!/, (request) => {
    request.request = request.request.replace(
      'emitFile=false',
      new URLSearchParams({ ...where, emitFile: 'true' }).toString(),
    );
  });
}

/** Leaves out the plugin that adds a function for prefetching to each client. Only Docusaurus' own client calls it. */
export function removeChunkAssetPlugin(config: Configuration): void {
  const plugins = config.plugins?.filter(
    (plugin) => !(plugin instanceof Object && plugin.constructor.name === 'ChunkAssetPlugin'),
  );
  if (plugins?.length === config.plugins?.length) {
    throw changed('no ChunkAssetPlugin in the configuration of the bundler');
  }
  config.plugins = plugins;
}

/** Leaves out postcss-preset-env, which takes 10% of the build time. Lightning CSS adds the same prefixes when it minifies. */
export function withoutPresetEnv(plugins: readonly unknown[]): unknown[] {
  const others = plugins.filter(
    (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env')),
  );
  if (others.length === plugins.length) {
    throw changed('no postcss-preset-env among the plugins of PostCSS');
  }
  return others;
}

/** Docusaurus and what its core depends on. Its providers and links use hooks, and pages work without them. */
export const FRAMEWORK =
  /[\\/]node_modules[\\/](?:@docusaurus[\\/](?:core|theme-common|plugin-[\w-]+|react-loadable)|react|react-(?:dom|router(?:-\w+)?|helmet-async|loadable|fast-compare)|@mdx-js)[\\/]/;
/** Components of the framework that have behavior. */
export const WITH_BEHAVIOR = /[\\/]theme-common[\\/]lib[\\/]components[\\/]/;
