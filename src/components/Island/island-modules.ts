/** The modules of src/islands, by name. */
export const modules = import.meta.webpackContext('../../islands', {
  recursive: false,
  regExp: /\.tsx$/,
  exclude: /\.test\.tsx$/,
});
