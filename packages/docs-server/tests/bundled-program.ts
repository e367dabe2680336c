import fs from 'node:fs';
import path from 'node:path';
import { bundleProgram } from '../src/bundle/bundle-program';

const PACKAGE = path.resolve(__dirname, '..');

/**
 * Bundles a program for tests that start it often. The file is in this package, so that it finds the unbundled packages.
 * @returns the file, and a function that removes it
 */
export async function bundledProgram(entry: string): Promise<{ file: string; remove: () => void }> {
  const cache = path.join(PACKAGE, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'program-'));
  const file = path.join(folder, 'program.cjs');
  await bundleProgram(entry, file);
  return { file, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
