/** The modules in src/islands, by file name. */
export const modules = import.meta.webpackContext('../../islands', {
  recursive: false,
  regExp: /\.tsx$/,
  exclude: /\.test\.tsx$/,
});
