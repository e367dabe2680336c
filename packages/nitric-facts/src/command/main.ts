// npm run facts: compares the data with the sources of the CLI, the providers, and the SDKs.
import { parseArgs } from 'node:util';
import { runCommandLine, UsageError } from '@nitric-docs/docs-server/command';
import { sdkIds } from '../releases';
import { describeSdk } from './sdk-api';

const USAGE = `Usage:
  npm run facts -- <git checkout of the CLI> <git checkout of the providers>
      Lists what differs from the data: commands, flags, keys, permissions, created resources, error messages, and releases.
  npm run facts -- sdk-api <SDK> <version> <git checkout of the SDK>
      Writes the release of a version to releases.json, and the interface of the Go, Node.js, or Python SDK to data/sdk-api. Compares
      errors.yaml with the checkout.
  npm run facts -- --outdated [<files and folders>]
      Lists releases that are newer than the described ones, prices older than a year, and external links in the files that don't work.`;

/** @returns the number of problems */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      outdated: { type: 'boolean' },
    },
  });
  if (values.outdated) {
    const { outdatedReport } = await import('./outdated');
    const { report, unread } = await outdatedReport(positionals);
    process.stdout.write(report);
    unread.forEach((line) => console.error(line));
    return unread.length;
  }
  const [first = '', second = '', third = '', checkout] = positionals;
  if (first === 'sdk-api') {
    const sdk = sdkIds.find((id) => id === second);
    if (sdk === undefined || checkout === undefined) {
      throw new UsageError(
        `Pass an SDK, a version such as v1, and a git checkout of its release. SDKs: ${sdkIds.join(', ')}.`,
      );
    }
    return describeSdk(sdk, third, checkout);
  }
  if (positionals.length !== 2) {
    throw new UsageError(
      'Pass two folders: git checkouts of a release of nitrictech/cli and of nitrictech/nitric.',
    );
  }
  const { compareData } = await import('./compare');
  return compareData(first, second);
}

void runCommandLine('facts', USAGE, run);
