export { pageTemplate } from './page-template';
export { staticIslands } from './static-islands';
