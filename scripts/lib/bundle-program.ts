import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './root';

/** Packages that read files at run time and therefore can't be bundled. */
export const UNBUNDLED_PACKAGES = ['libsql', '@resvg/resvg-js', 'satori', '@fontsource/inter'];

/** Bundles a program into one file that starts without a compiler. */
export async function bundleProgram(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: [...UNBUNDLED_PACKAGES, 'pg-native'],
  });
}

/**
 * Bundles a program into a temporary folder, for tests that start it often.
 * @returns the file, and a function that removes the folder
 */
export async function bundledProgram(entry: string): Promise<{ file: string; remove: () => void }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'program.cjs');
  await bundleProgram(path.join(ROOT, entry), file);
  return { file, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
