export { pageTemplate } from './page-template';
export { purgeStyles } from './purge-styles';
export { staticIslands } from './static-islands';
