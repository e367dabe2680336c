/**
 * Collects `src/css` and the CSS modules in one style sheet. Components render at build time, so pages don't load the scripts that
 * import these styles. The build removes unused rules (packages/static-islands/src/purge-styles.ts). The search modal loads its
 * styles itself. Style sheets of components that aren't CSS modules are only in the pages that need them.
 */
import.meta.webpackContext('@docusaurus/theme-classic/lib/theme', {
  recursive: true,
  regExp: /\.module\.css$/,
});
import.meta.webpackContext('..', {
  recursive: true,
  regExp: /(?:\.module|\/css\/\w+)\.css$/,
  exclude: /SearchModal/,
});
