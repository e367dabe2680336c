import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  MANIFEST_FILE,
  serverFilesDirOf,
  siteManifestSchema,
  type ServedFile,
  type SiteManifest,
} from '../contracts/site-manifest';
import { redirectsOf, routeOfFile, type SiteAddresses } from './addresses';
import { writeServedFile, writeAtomically } from './compress';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy';
import { inlineScriptsOf, sourceOf } from './inline-scripts';
import { cacheControlOf, contentTypeOf } from './response-headers';

/** Compression runs on the four threads of libuv's pool. */
const MAX_CONCURRENT_FILES = 4;

const NOT_FOUND_PAGE = '404.html';

const hashesOf = ({ files }: SiteManifest): string[] =>
  Object.values(files).map(({ hash }) => hash);

/** The hashes of the previous build. Empty if there wasn't one, or if another version of this package wrote it. */
function hashesOfLastBuild(manifestFile: string): string[] {
  try {
    return hashesOf(siteManifestSchema.parse(JSON.parse(fs.readFileSync(manifestFile, 'utf8'))));
  } catch {
    return [];
  }
}

export interface ServerFilesOptions extends SiteAddresses {
  /** Scripts that the client adds to pages. */
  inlineScripts: readonly string[];
  policySources: PolicySources;
  /** The Content-Security-Policy of the documents that pages show in frames, by file. */
  framePolicies: Readonly<Record<string, string>>;
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));

/**
 * Writes the folder that the server serves: `<buildDir>-server/manifest.json`, and the site's files, each named by the hash of
 * its content. The files of the previous build stay, because a running server sends them until it reloads the manifest. The build
 * folder doesn't change, so static hosting can publish it.
 */
export async function writeServerFiles(
  buildDir: string,
  options: ServerFilesOptions,
): Promise<SiteManifest> {
  const { base, pages, inlineScripts, policySources, framePolicies } = options;
  const outDir = serverFilesDirOf(buildDir);
  fs.mkdirSync(outDir, { recursive: true });
  const scripts = new Set(inlineScripts.map(sourceOf));

  const serve = async (name: string): Promise<ServedFile> => {
    const data = fs.readFileSync(path.join(buildDir, name));
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    if (name === NOT_FOUND_PAGE || (name.endsWith('.html') && routeOfFile(name) in pages)) {
      inlineScriptsOf(data.toString('utf8')).forEach((source) => scripts.add(source));
    }
    return {
      name,
      hash,
      encodings: await writeServedFile(name, data, hash, outDir),
      contentType: contentTypeOf(name),
      cacheControl: cacheControlOf(name),
      framePolicy: framePolicies[name],
    };
  };

  // Scripts take longest to compress, so they go first.
  const byDuration = (a: string, b: string): number =>
    Number(b.endsWith('.js')) - Number(a.endsWith('.js')) || (a < b ? -1 : 1);
  const names = filesBelow(buildDir).sort(byDuration);
  const redirects = redirectsOf(
    names.filter((name) => name !== NOT_FOUND_PAGE),
    options,
  );
  // Static hosting needs the pages that redirect. The server redirects itself.
  const served = names.filter((name) => !(base + routeOfFile(name) in redirects));
  const files = await pLimit(MAX_CONCURRENT_FILES).map(served, serve);

  const manifest: SiteManifest = {
    files: Object.fromEntries(files.map((file) => [base + routeOfFile(file.name), file])),
    redirects,
    pages,
    contentSecurityPolicy: contentSecurityPolicy([...scripts].sort(), policySources),
  };
  const manifestFile = path.join(outDir, MANIFEST_FILE);
  const used = new Set([...hashesOf(manifest), ...hashesOfLastBuild(manifestFile)]);
  writeAtomically(manifestFile, JSON.stringify(manifest));
  for (const name of fs.readdirSync(outDir)) {
    if (name !== MANIFEST_FILE && !used.has(path.parse(name).name)) {
      fs.rmSync(path.join(outDir, name), { recursive: true });
    }
  }
  return manifest;
}
