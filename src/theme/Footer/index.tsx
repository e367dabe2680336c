// Ejected: one row in the page column instead of the theme's columns of configured links.
export { SiteFooter as default } from '../../features/shell/SiteFooter';
