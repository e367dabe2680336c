import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  CONTENT_ENCODINGS,
  MANIFEST_FILE,
  servedFileName,
  serverFilesDirOf,
  siteManifestSchema,
  type ServedFile,
  type SiteManifest,
} from '../../../src/contracts/site-manifest';
import { addressOfFile, redirectsOf } from './addresses';
import { readBuiltPage } from './built-page';
import { writeServedFile, writeWhole } from './compress';
import { cacheControlOf, contentTypeOf } from './response-headers';

/** Compression runs on the four threads of libuv's pool. */
const FILES_AT_ONCE = 4;

const NOT_FOUND_PAGE = '404.html';

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

function filesOf({ files, notFound }: SiteManifest): string[] {
  return [...Object.values(files), ...(notFound ? [notFound] : [])].flatMap(({ hash }) => [
    servedFileName(hash),
    ...CONTENT_ENCODINGS.map((encoding) => servedFileName(hash, encoding)),
  ]);
}

/** The files of the build before; none when there was none, or another version of this plugin wrote it. */
function filesOfLastBuild(manifestFile: string): string[] {
  try {
    return filesOf(siteManifestSchema.parse(JSON.parse(fs.readFileSync(manifestFile, 'utf8'))));
  } catch {
    return [];
  }
}

function removeAllBut(used: ReadonlySet<string>, folder: string): void {
  for (const file of fs.readdirSync(folder).filter((name) => !used.has(name))) {
    fs.rmSync(path.join(folder, file), { recursive: true });
  }
}

/**
 * Writes what the server needs beside a built site: `<buildDir>-server/manifest.json`, and the site's files under names that follow
 * from their content. The files of the build before stay: a server that has started with it sends them until it is told of the
 * new one. The build folder itself stays as Docusaurus made it, ready for pages hosting.
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
  const files = new Map<string, ServedFile>();
  const pages: SiteManifest['pages'] = {};
  const scriptHashes = new Set<string>();
  const limit = pLimit(FILES_AT_ONCE);

  const addPage = (file: string, html: string): void => {
    const route = routeOfFile(file);
    if (!pageExists(route) && file !== NOT_FOUND_PAGE) {
      return;
    }
    const page = readBuiltPage(html);
    page.scriptHashes.forEach((source) => scriptHashes.add(source));
    if (page.texts && pageExists(route)) {
      pages[route] = page.texts;
    }
  };
  const addFile = async (file: string): Promise<void> => {
    const data = fs.readFileSync(path.join(buildDir, file));
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    files.set(file, {
      name: file,
      hash,
      encodings: await writeServedFile(file, data, hash, outDir),
      contentType: contentTypeOf(file),
      cacheControl: cacheControlOf(file),
    });
    if (file.endsWith('.html')) {
      addPage(file, data.toString('utf8'));
    }
  };

  // The search index and the style sheet are waited for. Redirects are written meanwhile: files that are new are added until there
  // are none.
  const newFiles = (isWanted: RegExp) =>
    filesBelow(buildDir).filter((file) => isWanted.test(file) && !files.has(file));
  const addFiles = async (isWanted: RegExp): Promise<void> => {
    for (let added = newFiles(isWanted); added.length > 0; added = newFiles(isWanted)) {
      await Promise.all(added.map((file) => limit(() => addFile(file))));
    }
  };
  // Nothing changes scripts, which take longest to compress.
  await Promise.all([addFiles(/\.js$/), othersDone()]);
  await addFiles(/./);

  const notFound = files.get(NOT_FOUND_PAGE);
  files.delete(NOT_FOUND_PAGE);
  const manifest: SiteManifest = {
    files: Object.fromEntries([...files].map(([name, file]) => [addressOfFile(name), file])),
    redirects: redirectsOf([...files.keys()], pageExists),
    ...(notFound && { notFound }),
    pages,
    scriptHashes: [...scriptHashes].sort(),
  };
  const manifestFile = path.join(outDir, MANIFEST_FILE);
  const used = new Set([MANIFEST_FILE, ...filesOf(manifest), ...filesOfLastBuild(manifestFile)]);
  writeWhole(manifestFile, JSON.stringify(manifest));
  removeAllBut(used, outDir);
  return manifest;
}
