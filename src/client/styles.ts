/**
 * The style sheet of all pages: those of all components, which are drawn when the site is built, so that no script of a page
 * brings them. A build leaves out what no page names (plugins/output/static-client/purge-styles.ts). The search modal brings its own.
 */
import.meta.webpackContext('@docusaurus/theme-classic/lib/theme', {
  recursive: true,
  regExp: /\.module\.css$/,
});
import.meta.webpackContext('..', { recursive: true, regExp: /\.css$/, exclude: /SearchModal/ });
