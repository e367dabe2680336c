import path from 'node:path';
import { build } from 'esbuild';

const PACKAGE = path.resolve(__dirname, '../..');

/** Packages that read files at run time and therefore can't be bundled. */
const UNBUNDLED_PACKAGES = [
  'libsql',
  '@resvg/resvg-js',
  'satori',
  '@fontsource/inter',
  'typescript',
];

interface BundleOptions {
  /** Whether the file is published, and therefore small and without paths of its sources. */
  isPublished?: boolean;
  /** Texts that replace names in the program. */
  texts?: Readonly<Record<string, string>>;
}

/**
 * Bundles a program into one file that starts without a compiler.
 * @param entry path of the program, below the folder of this package unless it is absolute
 */
export async function bundleProgram(
  entry: string,
  outfile: string,
  { isPublished = false, texts = {} }: BundleOptions = {},
): Promise<void> {
  await build({
    entryPoints: [path.resolve(PACKAGE, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: isPublished,
    legalComments: isPublished ? 'none' : 'inline',
    define: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]),
    ),
    external: [...UNBUNDLED_PACKAGES, 'pg-native'],
  });
}
