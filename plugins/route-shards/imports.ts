/** Folder of the client's files, below Docusaurus' folder for generated files. */
export const SHARDS_DIR = 'route-shards';

/** A value as code. */
export const js = (value: unknown): string => JSON.stringify(value);

export const generatedModule = (file: string): string => `@generated/${SHARDS_DIR}/${file}`;

/** Code of a function that loads a module as a chunk of its own. */
export const lazyImport = (chunk: string, module: string): string =>
  `() => import(/* webpackChunkName: ${js(chunk)} */ ${js(module)})`;

/** Code of a function that gives a module of the main bundle. */
export const eagerImport = (module: string): string =>
  `() => import(/* webpackMode: "eager" */ ${js(module)})`;
