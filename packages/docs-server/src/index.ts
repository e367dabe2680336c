export * from './contracts/site-manifest';
export { readBuiltPage, type BuiltPage } from './server-files/built-page';
export { writeServerFiles } from './server-files/write-server-files';
export { readBuiltSite, type BuiltSite } from './services/built-site';
