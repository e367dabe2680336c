import fs from 'node:fs';
import path from 'node:path';
import { gzippedSize } from '../../lib/page-weight';

/** The bundler's list of the chunks of an island, in the client: the module first. */
const CHUNKS = /"\.\/search\.tsx":\["\w+",([^\]]+)\]/;
/** A chunk says its own name first. */
const NAME = /\.push\(\[\["(\w+)"\]/;

/**
 * Weighs what a page loads when its reader turns to search, without the index: bytes after gzip -9.
 * @throws when a part of it isn't found, for then the bundler writes it in another way
 */
export function weighSearch(buildDir: string): number {
  const assets = (type: string, isWanted: (name: string, text: string) => boolean): Buffer[] => {
    const folder = path.join(buildDir, 'assets', type);
    return fs
      .readdirSync(folder)
      .map((name) => ({ name, content: fs.readFileSync(path.join(folder, name)) }))
      .filter(({ name, content }) => isWanted(name, content.toString()))
      .map(({ content }) => content);
  };
  const [client] = assets('js', (name) => /^client\.\w+\.js$/.test(name));
  const chunks = new Set(CHUNKS.exec(client?.toString() ?? '')?.[1]?.match(/\w+/g));
  const parts = {
    chunks: assets('js', (_, text) => chunks.has(NAME.exec(text)?.[1] ?? '')),
    worker: assets('js', (name) => /^search\.\w+\.js$/.test(name)),
    styles: assets('css', (name) => /^island-search-tsx\.\w+\.css$/.test(name)),
  };
  for (const [part, files] of Object.entries(parts)) {
    if (files.length === 0) {
      throw new Error(
        `${buildDir}/assets has no ${part} of search that scripts/checks/weight/search-weight.ts knows: adapt what it looks for.`,
      );
    }
  }
  return Object.values(parts)
    .flat()
    .reduce((bytes, content) => bytes + gzippedSize(content), 0);
}
