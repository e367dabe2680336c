/** The modules in the folder of islands, by file name. */
export const modules = import.meta.webpackContext('@static-islands/modules', {
  recursive: false,
  regExp: /\.tsx$/,
  exclude: /\.test\.tsx$/,
});
