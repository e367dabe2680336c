import fs from 'node:fs';
import path from 'node:path';
import { gzippedSize } from '../../lib/page-weight';

/** The list of chunks of the search island in the client bundle. The first item is the module. */
const CHUNKS = /"\.\/search\.tsx":\["\w+",([^\]]+)\]/;
/** The name at the start of a chunk. */
const NAME = /\.push\(\[\["(\w+)"\]/;

/**
 * Measures the code that a page loads for search, without the index, in bytes after gzip -9.
 * @throws if a part isn't found, for example because the bundler changed its output format
 */
export function weighSearch(buildDir: string): number {
  const assets = (type: string, isPart: (name: string, text: string) => boolean): Buffer[] => {
    const folder = path.join(buildDir, 'assets', type);
    return fs
      .readdirSync(folder)
      .map((name) => ({ name, content: fs.readFileSync(path.join(folder, name)) }))
      .filter(({ name, content }) => isPart(name, content.toString()))
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
        `No ${part} of search found in ${buildDir}/assets. Update the patterns in scripts/checks/weight/search-weight.ts.`,
      );
    }
  }
  return Object.values(parts)
    .flat()
    .reduce((bytes, content) => bytes + gzippedSize(content), 0);
}
