// Replaces a drawing of the theme: our callouts have their own icons and never show this one.
export { default } from '../../Nothing';
