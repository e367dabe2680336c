// Bundles the server for the Dockerfile into one file, and copies the packages that can't be bundled (native modules, fonts).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleProgram, UNBUNDLED_PACKAGES } from './bundle-program';
import { runCommandLine } from '../../../../scripts/lib/command';

const OUT = 'server-bundle';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Finds the folder of a package. Returns undefined for optional packages of other platforms. */
const packageFolder = (name: string, from: string): string | undefined =>
  createRequire(path.join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));

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
  parseArgs();
  fs.rmSync(OUT, { recursive: true, force: true });
  await bundleProgram('src/main.ts', path.join(OUT, 'main.cjs'));
  const copied = new Set<string>();
  UNBUNDLED_PACKAGES.forEach((name) => copyPackage(name, process.cwd(), copied));
  console.log(`${OUT}: the server and ${copied.size} packages.`);
}

void runCommandLine('bundle-server', 'It has no options.', main);
