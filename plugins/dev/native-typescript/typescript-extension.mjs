// Teaches Node.js' `require` TypeScript. Plain JavaScript, so that a thread can begin with it.
import fs from 'node:fs';
import { transformSync } from '@swc/core';

/** @param {string} file @returns {string} */
const compile = (file) =>
  transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    // `import()` of a file without its extension is a `require` too.
    module: { type: 'commonjs' },
  }).code;

/**
 * Lets a `require` load `.ts`. `require.extensions` is deprecated, and holds for all modules of the process or thread.
 * @param {NodeJS.Require} load
 */
export function addTypescript(load) {
  load.extensions['.ts'] = (loaded, source) =>
    /** @type {NodeJS.Module & { _compile: (code: string, file: string) => void }} */ (
      loaded
    )._compile(compile(source), source);
}
