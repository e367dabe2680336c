import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const PACKAGE = path.resolve(__dirname, '../..');

/** Packages that read files at run time and therefore can't be bundled. */
export const UNBUNDLED_PACKAGES = ['libsql', '@resvg/resvg-js', 'satori', '@fontsource/inter'];

/**
 * Bundles a program into one file that starts without a compiler.
 * @param entry path of the program, below the folder of this package unless it is absolute
 */
export async function bundleProgram(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [path.resolve(PACKAGE, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: [...UNBUNDLED_PACKAGES, 'pg-native'],
  });
}

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
