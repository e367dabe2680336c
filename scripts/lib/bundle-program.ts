import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages with files that are read at run time: a program finds them in `node_modules` and not in its bundle. */
export const UNBUNDLED_PACKAGES = ['libsql', '@resvg/resvg-js', 'satori', '@fontsource/inter'];

/** Makes one file of a program, which then starts without a compiler: in the image of the server, and in tests that start it often. */
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

const projectDir = path.resolve(__dirname, '../..');

/**
 * Bundles a program of this project into a folder of its own, for a test that starts it often: compiling it takes longer than what it
 * then does.
 * @returns the file, and what removes it
 */
export async function bundledProgram(entry: string): Promise<{ file: string; remove: () => void }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'));
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'program.cjs');
  await bundleProgram(path.join(projectDir, entry), file);
  return { file, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
