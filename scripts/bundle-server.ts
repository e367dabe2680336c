// Bundles the server for the Dockerfile: one file, and beside it the packages that cannot be bundled (native modules, fonts).
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const OUT = 'server-bundle';

/** Packages with files that are read at run time. Their own dependencies follow. */
const WHOLE_PACKAGES = [
  'libsql',
  '@resvg/resvg-js',
  'satori',
  '@fontsource/inter',
  '@fontsource/noto-emoji',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
];

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Where Node finds a package that a folder asks for; undefined for an optional one of another platform. */
function packageFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(candidate, 'package.json'))) {
      return candidate;
    }
    if (folder === path.dirname(folder)) {
      return undefined;
    }
  }
}

function copyPackage(name: string, from: string, copied: Set<string>): void {
  const folder = packageFolder(name, from);
  if (!folder || copied.has(folder)) {
    return;
  }
  copied.add(folder);
  fs.cpSync(folder, path.join(OUT, path.relative(process.cwd(), folder)), {
    recursive: true,
    dereference: true,
  });
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
  Object.keys(needed).forEach((dependency) => copyPackage(dependency, folder, copied));
}

async function main(): Promise<void> {
  fs.rmSync(OUT, { recursive: true, force: true });
  await build({
    entryPoints: ['server/main.ts'],
    outfile: path.join(OUT, 'main.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: [...WHOLE_PACKAGES, 'pg-native'],
  });
  const copied = new Set<string>();
  WHOLE_PACKAGES.forEach((name) => copyPackage(name, process.cwd(), copied));
  console.log(`${OUT}: the server and ${copied.size} packages.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
