/**
 * Collects the styles of all components in one style sheet. Components render at build time, so pages don't load the scripts that
 * import these styles. The build removes unused rules (plugins/output/static-client/purge-styles.ts). The search modal loads its
 * styles itself, and the pages with a list of guides contain theirs.
 */
import.meta.webpackContext('@docusaurus/theme-classic/lib/theme', {
  recursive: true,
  regExp: /\.module\.css$/,
});
import.meta.webpackContext('..', {
  recursive: true,
  regExp: /\.css$/,
  exclude: /SearchModal|GuideList/,
});
