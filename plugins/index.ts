/** The plugins and options that docusaurus.config.ts combines. */
export { default as devApi } from './dev/dev-api';
export { default as devSearch } from './search/dev-search';
export { createDocsOptions } from './docs-options';
export { createFrontMatterParser } from './content/front-matter';
export { createPageCheck, default as pageChecks } from './content/page-checks';
export { default as pageErrors } from './content/page-errors';
export { createRedirectOptions } from './redirect-options';
export { default as sdkVersion } from './content/sdk-version';
export { default as searchRecords } from './search/search-records';
export { default as markdownPages } from './output/markdown-pages';
export { default as sdkFunctions } from './output/sdk-functions';
export { default as serverFiles } from './output/server-files';
export { default as siteHead } from './output/site-head';
export { default as staticClient, pageTemplate } from './output/static-client';
export { default as socialImages } from './output/social-images';
