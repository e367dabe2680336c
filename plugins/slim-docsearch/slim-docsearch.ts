import { cuts, type Cut } from './cuts';

/** @throws an error that names the part of DocSearch that isn't as it was written for */
function apply(code: string, { name, find, replace, times }: Cut): string {
  const found = code.match(find)?.length ?? 0;
  if (found !== times) {
    throw new Error(
      `slim-docsearch: @docsearch/react has "${name}" ${found} times in dist/esm/index.js, not ${times} as in 3.9.0. ` +
        'Compare plugins/slim-docsearch/cuts.ts with it, or take the plugin out of docusaurus.config.ts.',
    );
  }
  return code.replace(find, replace);
}

/**
 * DocSearch's modal without what the site doesn't use, with the site's own list of results.
 * @param code DocSearch's module for bundlers
 * @param results the module whose `Results` draws the results
 * @throws an error that names the part of DocSearch that isn't as it was written for
 */
export function slimDocSearch(code: string, results: string): string {
  const slim = cuts.reduce(apply, code);
  return `import{Results as wr}from${JSON.stringify(results)};${slim}`;
}
