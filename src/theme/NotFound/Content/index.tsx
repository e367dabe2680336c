// Ejected from @docusaurus/theme-classic 3.10.2, 44b71ba5.
// Adds search and links to the main sections and building blocks to the 404 page.
export { NotFoundPage as default } from '../../../features/shell/NotFoundPage';
