/**
 * Loads the site's own modules with Node.js' `require` and SWC.
 *
 * Docusaurus loads its configuration with jiti, which compiles each file and each package of ES modules with Babel before the build
 * starts. SWC takes less than a millisecond per file, and modules that Node.js loads are shared with Docusaurus. This requires a
 * `require` that supports ES modules (Node.js 20.19 or 22.12). Older versions fall back to jiti. It sets `require.extensions` for
 * `.ts`, which is deprecated and applies to the whole process.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { addTypescript } from './typescript-extension.mjs';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Removes the modules of the site from the cache, so that reloading the configuration picks up changes. */
function clearOwnModules({ cache }: NodeJS.Require): void {
  const isOwn = (file: string): boolean =>
    file.startsWith(SITE_DIR + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  Object.keys(cache)
    .filter(isOwn)
    .forEach((file) => delete cache[file]);
}

/**
 * @param name path of a module, relative to the root of the site
 * @returns the exports of the module
 */
export function loadNatively<Exports>(name: string): Exports {
  const file = path.join(SITE_DIR, name);
  if (!process.features.require_module) {
    return module.require(file) as Exports;
  }
  const load = createRequire(__filename);
  addTypescript(load);
  // A build loads its configuration several times and must get the same modules.
  if (process.env.NODE_ENV !== 'production') {
    clearOwnModules(load);
  }
  return load(file) as Exports;
}
