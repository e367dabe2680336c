// npx tsx scripts/maintain/sdk-api/index.ts: reads the public interface of an SDK from its sources into packages/nitric-facts/data/sdk-api.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readData } from '../../../src/config/node/read-data';
import {
  apiFileOf,
  describedSdks,
  nodeDeclarations,
  type DescribedSdk,
} from '@nitric-docs/nitric-facts/sdk-api';
import {
  csharpApiSchema,
  dartApiSchema,
  goApiSchema,
  jvmApiSchema,
  type SdkApi,
} from '@nitric-docs/nitric-facts/sdk-api';
import { runCommandLine, UsageError } from '../../lib/command';
import { nodeDeclarationsOf } from '../../lib/node-declarations';
import { ROOT } from '../../lib/root';
import { changesBetween } from './changes';
import { releaseOf, type Release } from '../../lib/checkout';
import { extractCsharp } from './csharp/extract';
import { extractDart } from './dart/extract';
import { extractGo } from './go/extract';
import { formatApi } from './format-api';
import { extractKotlin } from './kotlin/extract';
import type { Problem } from './source-files';

const accepted = [...describedSdks, 'nodejs'] as const;

const USAGE = `Usage: npx tsx scripts/maintain/sdk-api/index.ts ${accepted.join('|')} <folder of a git checkout>`;

type Extractor = (checkout: string, release: Release, problems: Problem[]) => Promise<SdkApi>;

const extractors: Record<DescribedSdk, Extractor> = {
  csharp: extractCsharp,
  dart: extractDart,
  go: extractGo,
  jvm: extractKotlin,
};

const schemas = {
  csharp: csharpApiSchema,
  dart: dartApiSchema,
  go: goApiSchema,
  jvm: jvmApiSchema,
};

function readArguments(): { sdk: (typeof accepted)[number]; checkout: string } {
  const [name, checkout, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  const sdk = accepted.find((one) => one === name);
  if (!sdk) {
    throw new UsageError(
      `${name === undefined ? 'The SDK is missing' : `Unknown SDK "${name}"`}. Accepted: ${accepted.join(', ')}.`,
    );
  }
  if (checkout === undefined || rest.length > 0) {
    throw new UsageError('Pass one folder: a git checkout of a release of the SDK.');
  }
  return { sdk, checkout };
}

function readPresent(sdk: DescribedSdk, file: string): SdkApi | undefined {
  const present = path.join(ROOT, file);
  return fs.existsSync(present)
    ? readData(file, schemas[sdk], JSON.parse(fs.readFileSync(present, 'utf8')))
    : undefined;
}

function summaryOf(present: SdkApi | undefined, api: SdkApi): string {
  const changes = changesBetween(present, api);
  const members = api.types.reduce((sum, type) => sum + type.members.length, 0);
  const since = present ? ` since ${present.tag}` : '';
  return [
    `${api.repo} ${api.tag}: ${api.types.length} types, ${members} members`,
    ...(changes.length > 0 ? [`Changes${since}:`, ...changes] : [`No changes${since}`]),
  ].join('\n');
}

/** The TypeScript compiler writes the declarations, so there is nothing that can't be read. */
function writeNodeDeclarations(checkout: string): number {
  const { tag, commit } = releaseOf(checkout);
  const header = `// The interface of nitrictech/node-sdk ${tag} (${commit}), written by "npx tsx scripts/maintain/sdk-api/index.ts nodejs".\n`;
  fs.writeFileSync(nodeDeclarations, header + nodeDeclarationsOf(checkout));
  console.info(
    `nitrictech/node-sdk ${tag}: run "git diff ${nodeDeclarations}" to see the changes.`,
  );
  return 0;
}

async function main(): Promise<number> {
  const { sdk, checkout } = readArguments();
  if (sdk === 'nodejs') {
    return writeNodeDeclarations(checkout);
  }
  const problems: Problem[] = [];
  const api = await extractors[sdk](checkout, releaseOf(checkout), problems);
  if (problems.length > 0) {
    problems.forEach(({ file, line, message }) => console.error(`${file}:${line}: ${message}`));
    console.error('No file was written, because a part of the interface would be missing.');
    return problems.length;
  }
  const file = apiFileOf(sdk);
  const present = readPresent(sdk, file);
  readData(`The new ${file}`, schemas[sdk], api);
  fs.writeFileSync(path.join(ROOT, file), formatApi(api));
  console.info(summaryOf(present, api));
  return 0;
}

void runCommandLine('sdk-api', USAGE, main);
