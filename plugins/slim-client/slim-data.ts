import * as z from 'zod';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the docs plugin tells every page about every page. */
const docsData = z.record(
  z.string(),
  z.looseObject({
    versions: z.array(
      z.looseObject({ docs: z.array(z.unknown()), draftIds: z.array(z.unknown()) }),
    ),
  }),
);
const globalData = z.looseObject({ [DOCS_PLUGIN]: docsData });

/** Settings of the build: the browser has no use for them. */
const BUILD_SETTINGS = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'staticDirectories',
  'clientModules',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'organizationName',
  'projectName',
  'scripts',
  'stylesheets',
  'headTags',
  'storage',
  'i18n',
] as const;
/** Settings of parts of the theme that this site has replaced or goes without. */
const THEME_SETTINGS = ['blog', 'prism', 'tableOfContents'] as const;

const without = (settings: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));

const siteConfig = z.looseObject({
  ...Object.fromEntries(BUILD_SETTINGS.map((name) => [name, z.unknown()])),
  ssrTemplate: z.string().optional(),
  future: z.looseObject({ experimental_router: z.string() }),
  themeConfig: z.looseObject(Object.fromEntries(THEME_SETTINGS.map((name) => [name, z.unknown()]))),
});
const siteMetadata = z.looseObject({ pluginVersions: z.record(z.string(), z.unknown()) });

function parse<T>(shape: z.ZodType<T>, file: string, json: string): T {
  const parsed = shape.safeParse(JSON.parse(json));
  if (!parsed.success) {
    throw new Error(
      `slim-client: ${file} has another form than @docusaurus/core 3.10 generates: ${z.prettifyError(parsed.error)}. ` +
        'Adapt plugins/slim-client/slim-data.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  return parsed.data;
}

/** Without the pages and sidebars of each version: the theme's version menu and search filters need them, and we have neither. */
export function slimGlobalData(json: string): string {
  const data = parse(globalData, 'globalData.json', json);
  const docs = Object.entries(data[DOCS_PLUGIN]).map(([id, instance]) => [
    id,
    {
      ...instance,
      versions: instance.versions.map((version) => ({
        ...version,
        docs: [],
        draftIds: [],
        sidebars: undefined,
      })),
    },
  ]);
  return JSON.stringify({ ...data, [DOCS_PLUGIN]: Object.fromEntries(docs) });
}

const CONFIG = /^[\s\S]*?\nexport default (?<json>\{[\s\S]*\});\n$/;

/** Without what has done its work when a page is built. */
export function slimSiteConfig(code: string): string {
  const json = CONFIG.exec(code)?.groups?.json;
  if (json === undefined) {
    throw new Error(
      'slim-client: docusaurus.config.mjs is not a comment and one exported object, as @docusaurus/core 3.10 generates it. ' +
        'Adapt plugins/slim-client/slim-data.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  const { future, themeConfig, ...config } = parse(siteConfig, 'docusaurus.config.mjs', json);
  return JSON.stringify({
    ...without(config, BUILD_SETTINGS),
    themeConfig: without(themeConfig, THEME_SETTINGS),
    future: { experimental_router: future.experimental_router },
  });
}

/** Without the versions of plugins. */
export function slimSiteMetadata(json: string): string {
  return JSON.stringify({ ...parse(siteMetadata, 'site-metadata.json', json), pluginVersions: {} });
}
