import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleProgram, PACKAGE, UNBUNDLED_PACKAGES } from './bundle-program';

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

/** @param root the folder whose `node_modules` becomes that of the output */
function copyPackage(
  name: string,
  from: string,
  { root, outDir, copied }: { root: string; outDir: string; copied: Set<string> },
): void {
  const folder = packageFolder(name, from);
  if (!folder || copied.has(folder)) {
    return;
  }
  copied.add(folder);
  fs.cpSync(folder, path.join(outDir, path.relative(root, folder)), {
    recursive: true,
    dereference: true,
  });
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
  Object.keys(needed).forEach((dependency) =>
    copyPackage(dependency, folder, { root, outDir, copied }),
  );
}

/**
 * Bundles a server into `main.cjs`, and copies the packages that can't be bundled (native modules, fonts) next to it.
 * @param entry absolute path of the program
 * @returns the number of copied packages
 */
export async function bundleServer(entry: string, root: string, outDir: string): Promise<number> {
  fs.rmSync(outDir, { recursive: true, force: true });
  await bundleProgram(entry, path.join(outDir, 'main.cjs'));
  const copied = new Set<string>();
  UNBUNDLED_PACKAGES.forEach((name) => copyPackage(name, PACKAGE, { root, outDir, copied }));
  return copied.size;
}
