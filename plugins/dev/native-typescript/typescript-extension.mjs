// Adds TypeScript support to Node.js' `require`. It is plain JavaScript, so that a worker thread can start with it.
import fs from 'node:fs';
import { transformSync } from '@swc/core';

/** @param {string} file @returns {string} */
const compile = (file) =>
  transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    // Compiles `import()` to `require`, because the import paths have no file extensions.
    module: { type: 'commonjs' },
  }).code;

/**
 * Adds `.ts` to the `require.extensions` of a thread. The property is deprecated and affects all modules of the thread.
 * @param {NodeJS.Require} load
 */
export function addTypescript(load) {
  load.extensions['.ts'] = (loaded, source) =>
    /** @type {NodeJS.Module & { _compile: (code: string, file: string) => void }} */ (
      loaded
    )._compile(compile(source), source);
}
