import './scripts/lib/node-version.mjs';
import fs from 'node:fs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import * as plugins from './plugins';
import { algoliaConfigOf, clientSettingsOf } from './src/config/node/client-settings';
import { readEnv } from './src/config/node/env';
import { withReleases } from './src/config/node/release-placeholders';
import { BASE_URL, DEFAULT_DESCRIPTION, SITE_TITLE } from './src/config/site';

const env = readEnv(process.env);
const siteDir = __dirname;
const settings = clientSettingsOf(env);

const records = new plugins.PageRecords();
const samples = new plugins.RunnableSamples(siteDir);
const checkedPage = plugins.createPageCheck(siteDir);

const presetOptions = {
  docs: plugins.createDocsOptions(env, records, samples),
  blog: false,
  sitemap: plugins.createSitemapOptions(env),
  theme: { customCss: ['./src/css/tokens.css', './src/css/hues.css', './src/css/site.css'] },
} satisfies PresetOptions;

const themeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  // The build highlights samples (plugins/markdown/remark-code), so the browser requires no Prism theme.
  prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  ...(settings.search && { algolia: algoliaConfigOf(settings.search) }),
} satisfies ThemeConfig;

export default {
  title: SITE_TITLE,
  tagline: DEFAULT_DESCRIPTION,
  titleDelimiter: '-',
  organizationName: 'nitrictech',
  projectName: 'docs',
  favicon: 'img/favicon.svg',
  url: env.DOCS_SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  ssrTemplate: plugins.pageTemplate(env),
  // A browser test checks that every address of the build exists.
  baseUrlIssueBanner: false,
  markdown: {
    parseFrontMatter: plugins.createFrontMatterParser(siteDir),
    preprocessor: (page) => withReleases(page.filePath, checkedPage(page)),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    v4: true,
    // Reads the dates of the last changes with one `git log`. A copy without the Git history has no dates.
    experimental_vcs: fs.existsSync('.git') ? 'git-eager' : 'disabled',
    // The persistent cache misses changes that the bundler can't detect: whether a linked page exists, and the options of remark
    // and rehype plugins. The cross-compiler cache makes the server compilation wait for pages from the browser compilation,
    // which has none on this site.
    faster: { rspackPersistentCache: false, mdxCrossCompilerCache: false },
  },
  customFields: { settings },
  presets: [['classic', presetOptions]],
  plugins: [
    // First, because it stops the build before the other plugins read the pages.
    plugins.pageChecks,
    plugins.pageErrors,
    (context) => plugins.staticClient(context, env),
    () => plugins.siteHead(env),
    plugins.withoutInfima,
    plugins.sdkVersion,
    (context) => plugins.devApi(context, env),
    plugins.devSearch,
    () => plugins.playground(samples),
    (context) => plugins.finish(context, env, records, samples),
  ],
  themeConfig,
} satisfies Config;
