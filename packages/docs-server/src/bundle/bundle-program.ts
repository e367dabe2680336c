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
