// Ejected from @docusaurus/theme-classic 3.10.2, 14e53211.
// Renders one row in the page column instead of the theme's configurable link columns.
export { SiteFooter as default } from '../../features/shell/SiteFooter';
