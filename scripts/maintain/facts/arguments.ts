import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../../lib/command';
import type { Checkouts } from './error-messages';

export const USAGE =
  'Usage: npm run facts -- <git checkout of the CLI> <git checkout of the providers> [--source <repository>=<folder>]..., or npm run facts -- --newer';

export interface Arguments {
  /** Whether to look for newer releases instead. */
  newer: false;
  cli: string;
  providers: string;
  /** Every checkout that was passed. */
  checkouts: Checkouts;
}

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

/** @throws for arguments that aren't accepted */
export function readArguments(): Arguments | { newer: true } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string', multiple: true, default: [] },
      newer: { type: 'boolean', default: false },
    },
  });
  if (values.newer && positionals.length + values.source.length === 0) {
    return { newer: true };
  }
  const [cli, providers, ...rest] = positionals;
  if (values.newer || cli === undefined || providers === undefined || rest.length > 0) {
    throw new UsageError(
      'Pass two folders: git checkouts of a release of nitrictech/cli and of nitrictech/nitric.',
    );
  }
  const checkouts = new Map([
    ['nitrictech/cli', cli],
    ['nitrictech/nitric', providers],
    ...values.source.map(sourceOf),
  ]);
  return { newer: false, cli, providers, checkouts };
}
