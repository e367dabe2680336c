// Ejected: a page that crashed looks like the rest of the site, and the style sheet needs no grid and no buttons of Infima.
export { CrashPage as default } from '../../features/shell/CrashPage';
