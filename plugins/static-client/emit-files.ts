import type webpack from 'webpack';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';

/**
 * Has the server's compilation write the files that pages name: images and downloads beside an MDX file, imports of assets.
 * Docusaurus leaves that to the compilation for the browser, which has no pages here.
 * @param config of the server's compilation; its rules are changed in place, as Docusaurus merges rules but never replaces them
 */
export function emitFiles(
  { module }: Configuration,
  baseUrl: string,
  { NormalModuleReplacementPlugin }: typeof webpack,
): WebpackPluginInstance {
  // Relative to build/__server, where the server's bundle is written.
  const where = { emitFile: true, outputPath: '../', publicPath: baseUrl };
  for (const rule of (module?.rules ?? []) as RuleSetRule[]) {
    for (const use of (Array.isArray(rule.use) ? rule.use : []) as { options?: object }[]) {
      if (use.options && 'emitFile' in use.options) {
        Object.assign(use.options, where);
      }
    }
  }
  // MDX names its loaders inline, with their options in a query.
  return new NormalModuleReplacementPlugin(/[?&]emitFile=false!/, (request) => {
    request.request = request.request.replace(
      'emitFile=false',
      new URLSearchParams({ ...where, emitFile: 'true' }).toString(),
    );
  });
}
