// npx tsx packages/prose/src/main.ts --config <file> [<page or folder>...]: prints what is wrong with the English, the length, and
// the repetitions of pages, and exits with 1 if there is anything.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadLinterFormatter } from 'textlint';
import { createProseLinter } from '.';
import type { ProseConfig } from './config';
import { lengthProblem, unusedExceptions } from './lengths';
import { repetitionProblems } from './repetition';
import { voiceProblems } from './voice';

/** The text of each page below the folders, by its path. */
function readPages(folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.posix.join(folder, file)),
  );
  return new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
}

async function mistakesIn(pages: readonly string[]): Promise<string> {
  const results = await createProseLinter('.cache').lintFiles([...pages]);
  const formatter = await loadLinterFormatter({ formatterName: 'unix' });
  return formatter.format(results.filter(({ messages }) => messages.length > 0));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { config: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.config === undefined) {
    throw new Error('pass the limits of the site: --config prose.config.ts.');
  }
  const address = pathToFileURL(path.resolve(values.config)).href;
  const { config } = (await import(address)) as { config: ProseConfig };
  const sources = readPages(config.folders);
  const mistakes = await mistakesIn(positionals.length > 0 ? positionals : config.folders);
  const problems = [
    ...[...sources].flatMap(([page, source]) => lengthProblem(page, source, config) ?? []),
    ...unusedExceptions(sources, config),
    ...repetitionProblems(sources, config),
    ...voiceProblems(sources, config),
  ];
  process.stdout.write(mistakes + problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = mistakes === '' && problems.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`prose: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
});
