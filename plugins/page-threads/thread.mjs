// What a thread runs: a module of the site, in TypeScript.
import { createRequire } from 'node:module';
import { addTypescript } from '../native-typescript/typescript-extension.mjs';

const require = createRequire(import.meta.url);
addTypescript(require);

export default require('./compile-page.ts').compilePage;
