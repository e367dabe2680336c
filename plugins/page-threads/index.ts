/**
 * Pages are compiled in threads of their own: from MDX to JavaScript was most of what the main thread did while a site is built,
 * and the other processors had little to do meanwhile.
 *
 * It puts `PageThreads` in the place of the compilers in the options of the docs plugin's rule, as @docusaurus/mdx-loader 3.10
 * takes them (lib/options.d.ts, `processors`), and stops the build when there is no such rule or no page came. What Docusaurus
 * does before and after a page is compiled stays where it is. A thread compiles with the same options and with the plugins of
 * plugins/docs-options/page-plugins.ts. It needs a `require` that loads ES modules (plugins/native-typescript); without one, in
 * the development server, and without this plugin in docusaurus.config.ts, the main thread compiles the same.
 */
import path from 'node:path';
import type { Options } from '@docusaurus/mdx-loader';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';
import * as z from 'zod';
import { linkTargetsOf, type LinkTargets } from './link-targets';
import { PageThreads } from './threads';

const NAME = 'page-threads';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const ruleShape = z.object({
  include: z.array(z.string()),
  use: z.tuple([
    z.object({
      loader: z.string(),
      options: z.looseObject({ siteDir: z.string(), markdownConfig: z.object({}) }),
    }),
  ]),
});

/**
 * The options with which the docs plugin has its pages compiled.
 * @throws when no rule, or more than one, compiles pages of the folder
 */
export function pageOptionsIn({ module }: Configuration, folder: string): Options {
  const loader = require.resolve('@docusaurus/mdx-loader');
  const found = (module?.rules ?? []).filter((rule) => {
    const { data } = ruleShape.safeParse(rule);
    return data?.use[0].loader === loader && data.include.includes(folder + path.sep);
  });
  const [rule, ...others] = found as unknown as { use: [{ options: Options }] }[];
  if (!rule || others.length > 0) {
    throw new Error(
      `${NAME}: the bundler configuration has ${found.length} rules for pages of ${folder}, accepted is one with ` +
        `@docusaurus/mdx-loader alone, as @docusaurus/plugin-content-docs 3.10 has (lib/index.js). ` +
        'Adapt plugins/page-threads/index.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  return rule.use[0].options;
}

/** Bundler plugin: the threads end when the modules of both bundles are made. */
class LeaveAfterMake {
  readonly #threads: PageThreads;

  constructor(threads: PageThreads) {
    this.#threads = threads;
  }

  apply({ hooks }: Compiler): void {
    this.#threads.join();
    hooks.finishMake.tapPromise(NAME, () => this.#threads.leave());
  }
}

const canUseThreads = (): boolean =>
  process.env.NODE_ENV === 'production' && process.features.require_module;

export default function pageThreads({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let threads: PageThreads | undefined;
  let targets: LinkTargets | undefined;
  return {
    name: NAME,
    async loadContent() {
      if (canUseThreads()) {
        threads = new PageThreads(path.join(generatedFilesDir, NAME, 'settings.json'));
      }
    },
    allContentLoaded({ allContent }) {
      targets = linkTargetsOf(allContent[DOCS_PLUGIN]?.default as LoadedContent);
    },
    configureWebpack(config) {
      if (!threads || !targets) {
        return {};
      }
      const options = pageOptionsIn(config, path.join(siteDir, 'docs'));
      const { admonitions, markdownConfig, staticDirs } = options;
      threads.prepare({ options: { admonitions, markdownConfig, staticDirs, siteDir }, targets });
      options.processors = threads.processors();
      return { plugins: [new LeaveAfterMake(threads)] };
    },
  };
}
