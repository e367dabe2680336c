// Ejected: our 404 page leads to the site's sections. The layout of each page has it at hand, so it is loaded when it is shown.
export { LateNotFoundPage as default } from '../../../features/shell/NotFoundPage/LateNotFoundPage';
