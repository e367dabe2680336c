import fs from 'node:fs';
import path from 'node:path';
import type { WeightBudgets } from './budgets';
import { gzippedSize } from './page-weight';

/** The name at the start of a chunk. */
const NAME = /\.push\(\[\["(\w+)"\]/;

/** The chunks of a module in the list of islands that the client bundle contains. The first item is the module itself. */
const chunksOf = (client: string, module: string): string[] =>
  [...client.matchAll(/"(\.\/[^"]+)":\["\w+",([^\]]+)\]/g)]
    .find(([, name]) => name === module)?.[2]
    ?.match(/\w+/g) ?? [];

/** @returns bytes after gzip -9. @throws if a part isn't found, because the bundler changed its output */
export function weighIsland(
  buildDir: string,
  { module, worker }: Pick<WeightBudgets['island'], 'module' | 'worker'>,
): number {
  const assets = (type: string, isPart: (name: string, text: string) => boolean): Buffer[] => {
    const folder = path.join(buildDir, 'assets', type);
    return fs
      .readdirSync(folder)
      .map((name) => ({ name, content: fs.readFileSync(path.join(folder, name)) }))
      .filter(({ name, content }) => isPart(name, content.toString()))
      .map(({ content }) => content);
  };
  const [client] = assets('js', (name) => /^client\.\w+\.js$/.test(name));
  const chunks = new Set(chunksOf(client?.toString() ?? '', module));
  const style = `island-${module.slice('./'.length).replace('.', '-')}.`;
  const parts = {
    chunks: assets('js', (_, text) => chunks.has(NAME.exec(text)?.[1] ?? '')),
    worker: assets('js', (name) => name.startsWith(`${worker}.`)),
    styles: assets('css', (name) => name.startsWith(style)),
  };
  for (const [part, files] of Object.entries(parts)) {
    if (files.length === 0) {
      throw new Error(
        `${buildDir}/assets has no ${part} of ${module}. Correct the name in the budgets, or the patterns in island-weight.ts.`,
      );
    }
  }
  return Object.values(parts)
    .flat()
    .reduce((bytes, content) => bytes + gzippedSize(content), 0);
}
