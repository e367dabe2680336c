import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  CONTENT_ENCODINGS,
  MANIFEST_FILE,
  compressedFileName,
  serverFilesDirOf,
  type SiteManifest,
} from '../../src/contracts/site-manifest';
import { readBuiltPage } from './built-page';
import { compressFile } from './compress';

/** Compression runs on the four threads of libuv's pool. */
const FILES_AT_ONCE = 4;

export const routeOfFile = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

async function removeUnused(outDir: string, manifest: SiteManifest): Promise<void> {
  const used = new Set([
    MANIFEST_FILE,
    ...Object.values(manifest.files).flatMap(({ hash }) =>
      CONTENT_ENCODINGS.map((encoding) => compressedFileName(hash, encoding)),
    ),
  ]);
  const unused = (await fs.promises.readdir(outDir)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => fs.promises.rm(path.join(outDir, file))));
}

/**
 * Writes what the server needs beside a built site: `<buildDir>-server/manifest.json` and compressed copies of its files.
 * The build folder itself stays as Docusaurus made it, ready for pages hosting.
 * @param pageExists whether an address, without the site's base, is a content page; other pages are redirects
 * @param othersDone waits for what others still add to the site or change in it
 */
export async function writeServerFiles(
  buildDir: string,
  pageExists: (route: string) => boolean,
  othersDone: () => Promise<void> = () => Promise.resolve(),
): Promise<SiteManifest> {
  const outDir = serverFilesDirOf(buildDir);
  fs.mkdirSync(outDir, { recursive: true });
  const manifest: SiteManifest = { files: {}, pages: {}, scriptHashes: [] };
  const scriptHashes = new Set<string>();
  const limit = pLimit(FILES_AT_ONCE);

  const addPage = (file: string, html: string): void => {
    const route = routeOfFile(file);
    if (!pageExists(route) && file !== '404.html') {
      return;
    }
    const page = readBuiltPage(html);
    page.scriptHashes.forEach((source) => scriptHashes.add(source));
    if (page.texts && pageExists(route)) {
      manifest.pages[route] = page.texts;
    }
  };
  const addFile = async (file: string): Promise<void> => {
    const data = fs.readFileSync(path.join(buildDir, file));
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    manifest.files[file] = { hash, sizes: await compressFile(file, data, hash, outDir) };
    if (file.endsWith('.html')) {
      addPage(file, data.toString('utf8'));
    }
  };

  // The search index and the style sheet are waited for. Redirects are written meanwhile: files that are new are added until there
  // are none.
  const newFiles = (isWanted: RegExp) =>
    filesBelow(buildDir).filter((file) => isWanted.test(file) && !manifest.files[file]);
  const addFiles = async (isWanted: RegExp): Promise<void> => {
    for (let files = newFiles(isWanted); files.length > 0; files = newFiles(isWanted)) {
      await Promise.all(files.map((file) => limit(() => addFile(file))));
    }
  };
  // Nothing changes scripts, which take longest to compress.
  await Promise.all([addFiles(/\.js$/), othersDone()]);
  await addFiles(/./);
  manifest.scriptHashes = [...scriptHashes].sort();
  await fs.promises.writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  await removeUnused(outDir, manifest);
  return manifest;
}
