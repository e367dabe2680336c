/** What docusaurus.config.ts puts together. */
export { readContentPages } from './content-inventory';
export { default as devApi } from './dev-api';
export { default as devSearch } from './dev-search';
export { createDocsOptions } from './docs-options';
export { createFrontMatterParser } from './front-matter';
export { createRedirectOptions } from './redirect-options';
export { default as sdkVersion } from './sdk-version';
export { default as searchRecords } from './search-records';
export { default as serverFiles } from './server-files';
export { default as siteHead } from './site-head';
export { default as staticClient } from './static-client';
export { pageTemplate } from './static-client/page-template';
export { default as socialImages } from './social-images';
