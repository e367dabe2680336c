import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const PACKAGE = path.resolve(__dirname, '../..');

/** Packages that read files at run time and therefore can't be bundled. */
const UNBUNDLED_PACKAGES = [
  'libsql',
  '@resvg/resvg-js',
  'satori',
  '@fontsource/inter',
  'typescript',
];

/** Options for a program that is published, and therefore small and without paths of its sources. */
export const PUBLISHED = { minify: true, legalComments: 'none' } as const satisfies BuildOptions;

/**
 * Bundles a program into one file that starts without a compiler.
 * @param entry path of the program, below the folder of this package unless it is absolute
 */
export async function bundleProgram(
  entry: string,
  outfile: string,
  options: BuildOptions = {},
): Promise<void> {
  await build({
    entryPoints: [path.resolve(PACKAGE, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    legalComments: 'inline',
    external: [...UNBUNDLED_PACKAGES, 'pg-native'],
    ...options,
  });
}
