// npm run facts: updates the data from the sources of the CLI, the providers, and the SDKs.
import fs from 'node:fs';
import { isNativeError } from 'node:util/types';
import { parseArgs } from 'node:util';
import { newerReleases } from './newer-releases';
import { describeSdk } from './sdk-api';

const USAGE = `Usage:
  npm run facts -- <git checkout of the CLI> <git checkout of the providers> [--source <repository>=<folder>]...
      Updates cli.json, providers.json, deployer-permissions.json, and releases.json. Compares errors.yaml with the checkouts, and with
      those of other repositories in --source, such as --source nitrictech/node-sdk=../node-sdk.
  npm run facts -- sdk-api go|nodejs <git checkout of the SDK>
      Updates the interface of an SDK in data/sdk-api.
  npm run facts -- --newer
      Lists releases that are newer than the described ones.`;

/** An argument that the command doesn't accept. */
class UsageError extends Error {}

/** Reads the value of `--source`, such as `nitrictech/node-sdk=../node-sdk`. */
function sourceOf(value: string): [repository: string, folder: string] {
  const [, repository, folder] = /^([^/=]+\/[^/=]+)=(.+)$/.exec(value) ?? [];
  if (repository === undefined || folder === undefined || !fs.existsSync(folder)) {
    throw new UsageError(
      `--source ${value}: must be a repository and an existing folder, such as nitrictech/node-sdk=../node-sdk.`,
    );
  }
  return [repository, folder];
}

/** @returns the number of problems */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string', multiple: true, default: [] },
      newer: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.info(USAGE);
    return 0;
  }
  if (values.newer) {
    const { newer, unread } = newerReleases();
    newer.forEach((line) => console.info(line));
    unread.forEach((line) => console.error(line));
    return unread.length;
  }
  const [first = '', second = '', third = ''] = positionals;
  if (first === 'sdk-api') {
    if ((second !== 'go' && second !== 'nodejs') || positionals.length !== 3) {
      throw new UsageError('Pass an SDK, go or nodejs, and a git checkout of its release.');
    }
    describeSdk(second, third);
    return 0;
  }
  if (positionals.length !== 2) {
    throw new UsageError(
      'Pass two folders: git checkouts of a release of nitrictech/cli and of nitrictech/nitric.',
    );
  }
  const sources = values.source.map(sourceOf);
  // It throws if an entry of the data lacks what a person has to write.
  const { updateData } = await import('./update');
  return updateData(first, second, sources);
}

/** Exits with 0, 1 if there is something to do, or 2 if an argument isn't accepted. */
async function main(): Promise<void> {
  try {
    process.exitCode = (await run()) > 0 ? 1 : 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
    console.error(`facts: ${error instanceof Error ? error.message : String(error)}`);
    if (isUsage) {
      console.error(USAGE);
    }
    process.exitCode = isUsage ? 2 : 1;
  }
}

void main();
