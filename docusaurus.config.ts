import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import buildTimeHighlighter from './plugins/build-time-highlighter';
import { readContentPages } from './plugins/content-inventory';
import cssPurge, { type CssPurgeOptions } from './plugins/css-purge';
import devApi from './plugins/dev-api';
import devSearch from './plugins/dev-search';
import { createDocsOptions } from './plugins/docs-options';
import { createFrontMatterParser } from './plugins/front-matter';
import iconSprite from './plugins/icon-sprite';
import { createRedirectOptions } from './plugins/redirect-options';
import lateHtml from './plugins/late-html';
import routeShards from './plugins/route-shards';
import searchRecords from './plugins/search-records';
import sdkVersion from './plugins/sdk-version';
import serverFiles from './plugins/server-files';
import siteHead from './plugins/site-head';
import { createPageTemplate } from './plugins/site-head/page-template';
import slimClient from './plugins/slim-client';
import slimDocSearch, { type SlimDocSearchOptions } from './plugins/slim-docsearch';
import socialImages from './plugins/social-images';
import { clientSettingsOf } from './src/config/client-settings';
import { readEnv } from './src/config/env';
import { BASE_URL, DEFAULT_DESCRIPTION, SITE_TITLE } from './src/config/site';

const env = readEnv(process.env);
const siteDir = __dirname;
const pages = readContentPages(siteDir);

const presetOptions = {
  docs: createDocsOptions(siteDir, env),
  blog: false,
  sitemap: false,
  theme: { customCss: ['./src/css/tokens.css', './src/css/infima.css', './src/css/site.css'] },
} satisfies PresetOptions;

const themeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  // Samples are highlighted when the site is built (plugins/rehype-code): no colours of a highlighter for the browser.
  prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
} satisfies ThemeConfig;

/** Infima's components that our own have replaced, and styles that come with the search. */
const cssPurgeOptions = {
  unused: [
    'alert',
    'badge',
    'breadcrumbs',
    'card',
    'button',
    'close',
    'col',
    'container',
    'footer',
    'hero',
    'margin-vert',
    'menu',
    'navbar',
    'row',
    'shadow',
    'tabs',
  ],
  onDemand: ['src/features/search/SearchModal', 'src/features/search/SearchPage', '@docsearch/css'],
} satisfies CssPurgeOptions;

/** The list of results in the search modal. */
const slimDocSearchOptions = {
  results: 'src/features/search/SearchModal/Results.tsx',
} satisfies SlimDocSearchOptions;

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
  ssrTemplate: createPageTemplate(),
  // `npm run publish:dry` finds a wrong base before readers do.
  baseUrlIssueBanner: false,
  markdown: {
    parseFrontMatter: createFrontMatterParser(siteDir),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    v4: true,
    // The persistent cache outlives changes that pages depend on but the bundler can't see: whether a linked page
    // exists, and the options of remark and rehype plugins.
    faster: { rspackPersistentCache: false },
  },
  customFields: { settings: clientSettingsOf(env, (route) => pages.has(route)) },
  presets: [['classic', presetOptions]],
  plugins: [
    buildTimeHighlighter,
    // What readers load: each says what it depends on and can be taken out.
    (context) => routeShards(context),
    lateHtml,
    iconSprite,
    slimClient,
    (context) => slimDocSearch(context, slimDocSearchOptions),
    (context) => cssPurge(context, cssPurgeOptions),
    siteHead,
    searchRecords,
    sdkVersion,
    ...(env.SOCIAL_IMAGES === 'static' ? [socialImages] : []),
    serverFiles,
    (context) => devApi(context, env),
    devSearch,
    ['@docusaurus/plugin-client-redirects', createRedirectOptions(siteDir)],
  ],
  themeConfig,
} satisfies Config;
