// Replaces the theme's tags for a crawler of search engines: records are made by the build (plugins/search-records).
export { default } from '../Nothing';
