// Ejected: our top bar stands beside the sidebar and has no items from the theme's configuration.
export { TopBar as default } from '../../features/shell/TopBar';
