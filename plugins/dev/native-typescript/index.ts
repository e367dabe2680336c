/**
 * Loads the site's own modules with Node.js' `require` and SWC.
 *
 * Docusaurus loads its configuration, and all that it imports, with jiti: Babel compiles each file, and each package that comes as
 * ES modules too, before the build starts. SWC, with which Docusaurus compiles the site's own code, takes less than a millisecond
 * for a file, and what Node.js loads itself is shared with Docusaurus. It depends on a `require` that loads ES modules (Node.js
 * 20.19, 22.12); without one jiti loads the modules as ever. It sets Node.js' `require.extensions` for `.ts`, which is deprecated
 * and holds for the whole process.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { addTypescript } from './typescript-extension.mjs';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Forgets what it loaded, so that a configuration that is read again sees what has changed. */
function forgetOwnModules({ cache }: NodeJS.Require): void {
  const isOwn = (file: string): boolean =>
    file.startsWith(SITE_DIR + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  Object.keys(cache)
    .filter(isOwn)
    .forEach((file) => delete cache[file]);
}

/**
 * @param name path of a module of the site, relative to its folder
 * @returns what the module exports
 */
export function loadNatively<Exports>(name: string): Exports {
  const file = path.join(SITE_DIR, name);
  if (!process.features.require_module) {
    return module.require(file) as Exports;
  }
  const load = createRequire(__filename);
  addTypescript(load);
  // A build reads its configuration several times and starts from what it began with.
  if (process.env.NODE_ENV !== 'production') {
    forgetOwnModules(load);
  }
  return load(file) as Exports;
}
