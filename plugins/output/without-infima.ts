import type { Plugin } from '@docusaurus/types';

/** The style sheet that @docusaurus/theme-classic adds to all pages. */
const INFIMA = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** Leaves out Infima, the CSS framework of Docusaurus. `src/css` has the look of the site, and the rest would be 2 kB of each page. */
export default function withoutInfima(): Plugin {
  return {
    name: 'without-infima',
    configureWebpack: () => ({ resolve: { alias: { [INFIMA]: false } } }),
  };
}
