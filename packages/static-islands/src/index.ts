export { addEndTags } from './plugin/end-tags';
export { pageTemplate } from './plugin/page-template';
export { purgeStyles } from './plugin/purge-styles';
export { staticIslands } from './plugin/static-islands';
