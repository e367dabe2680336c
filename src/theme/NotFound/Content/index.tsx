// Ejected: our 404 page leads to the site's sections.
export { NotFoundPage as default } from '../../../features/shell/NotFoundPage';
