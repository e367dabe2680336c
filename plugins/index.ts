/** The plugins and options that docusaurus.config.ts combines. */
export { default as devApi } from './dev/dev-api';
export { default as devSearch } from './search/dev-search';
export { default as playground } from './dev/playground';
export { createDocsOptions } from './docs-options';
export { default as finish } from './finish';
export { createFrontMatterParser } from './content/front-matter';
export { createPageCheck, default as pageChecks } from './content/page-checks';
export { default as pageErrors } from './content/page-errors';
export { createSitemapOptions } from './sitemap-options';
export { default as sdkVersion } from './content/sdk-version';
export { PageRecords } from './lib/page-records';
export { RunnableSamples } from './lib/runnable-samples';
export { default as siteHead } from './output/site-head';
export { default as staticClient, pageTemplate } from './output/static-client';
export { default as withoutInfima } from './output/without-infima';
