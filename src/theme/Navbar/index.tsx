// Ejected from @docusaurus/theme-classic 3.10.2, 0c618b5f.
// Renders the site's top bar, which is next to the sidebar and doesn't use the navbar items of the theme configuration.
export { TopBar as default } from '../../features/shell/TopBar';
