import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { searchOfBuild } from './built-index';
import type { SearchConfig } from './config';
import { checkRelevance } from './evaluation/check';
import { printResults } from './evaluation/query';
import { pushIndex } from './hosted/push';

const USAGE = `Usage: search <command> --config FILE
  check [--misses]        measures how well search finds the right pages of the build, and fails below the minimums
  query "words"           prints the results of the build
  push                    replaces the hosted index with the records of the build`;

interface Options {
  config?: string | undefined;
  misses?: boolean | undefined;
}

async function readConfig({ config }: Options): Promise<SearchConfig> {
  if (config === undefined) {
    throw new Error(`--config is missing.\n${USAGE}`);
  }
  const { default: loaded } = (await import(pathToFileURL(path.resolve(config)).href)) as {
    default: SearchConfig | { default: SearchConfig };
  };
  // A CommonJS module is the default export of itself.
  return 'default' in loaded ? loaded.default : loaded;
}

async function check(options: Options): Promise<number> {
  const failures = await checkRelevance(await readConfig(options), options.misses ?? false);
  failures.forEach((failure) => console.error(failure));
  return failures.length;
}

async function query(options: Options, words: readonly string[]): Promise<void> {
  if (words.length === 0) {
    throw new Error(`Pass the words of a query.\n${USAGE}`);
  }
  const { site, buildFolder } = await readConfig(options);
  await printResults(searchOfBuild(site, buildFolder), words.join(' '));
}

async function push(options: Options): Promise<void> {
  const { site, buildFolder, readHostedTarget } = await readConfig(options);
  const count = await pushIndex(site, buildFolder, readHostedTarget());
  console.log(`Pushed ${count} records to the hosted index.`);
}

const commands: Readonly<
  Record<string, (options: Options, words: readonly string[]) => Promise<number | void>>
> = { check, query, push };

async function main(): Promise<number | void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      misses: { type: 'boolean' },
    },
  });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Error(`"${name}" is not a command.\n${USAGE}`);
  }
  return command(values, words);
}

main().then(
  (problems) => {
    process.exitCode = problems ? 1 : 0;
  },
  (error: unknown) => {
    console.error(`search: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
