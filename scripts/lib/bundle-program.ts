import { build } from 'esbuild';

/** Packages with files that are read at run time: a program finds them in `node_modules` and not in its bundle. */
export const UNBUNDLED_PACKAGES = [
  'libsql',
  '@resvg/resvg-js',
  'satori',
  '@fontsource/inter',
  '@fontsource/noto-emoji',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
];

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
