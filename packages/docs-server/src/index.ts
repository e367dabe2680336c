export * from './contracts/site-manifest';
export type { PolicySources } from './server-files/content-security-policy';
export { writeServerFiles, type ServerFilesOptions } from './server-files/write-server-files';
export { readBuiltSite, type BuiltSite } from './services/built-site';
export type { DocsSite } from './site';
