import type webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { loaderOptionsOf } from './loader-options';

/**
 * Makes the server's compilation emit the files that pages use: images, downloads, and imported assets. Docusaurus emits them in the
 * compilation for the browser, which has no pages on this site.
 * @param config of the server's compilation
 */
export function emitFiles(
  config: Configuration,
  baseUrl: string,
  { NormalModuleReplacementPlugin }: typeof webpack,
): WebpackPluginInstance {
  // Relative to build/__server, the output folder of the server's bundle.
  const where = { emitFile: true, outputPath: '../', publicPath: baseUrl };
  for (const options of loaderOptionsOf(config)) {
    if ('emitFile' in options) {
      Object.assign(options, where);
    }
  }
  // MDX uses inline loaders with options in a query.
  return new NormalModuleReplacementPlugin(/[?&]emitFile=false!/, (request) => {
    request.request = request.request.replace(
      'emitFile=false',
      new URLSearchParams({ ...where, emitFile: 'true' }).toString(),
    );
  });
}
