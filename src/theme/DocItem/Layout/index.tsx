// Ejected from @docusaurus/theme-classic 3.10.2, e8202098.
// Moves the table of contents from a column on the right to the menu on the left, and adds the site's page footer.
export { DocPage as default } from '../../../features/shell/DocPage';
