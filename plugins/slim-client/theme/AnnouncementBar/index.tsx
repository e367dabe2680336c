// Replaces the theme's announcement bar: the site has none.
export { default } from '../Nothing';
