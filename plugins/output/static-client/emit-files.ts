import type webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { loaderOptionsOf } from './loader-options';

/**
 * Has the server's compilation write the files that pages name: images and downloads beside an MDX file, imports of assets.
 * Docusaurus leaves that to the compilation for the browser, which has no pages here.
 * @param config of the server's compilation
 */
export function emitFiles(
  config: Configuration,
  baseUrl: string,
  { NormalModuleReplacementPlugin }: typeof webpack,
): WebpackPluginInstance {
  // Relative to build/__server, where the server's bundle is written.
  const where = { emitFile: true, outputPath: '../', publicPath: baseUrl };
  for (const options of loaderOptionsOf(config)) {
    if ('emitFile' in options) {
      Object.assign(options, where);
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
