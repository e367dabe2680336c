// The configuration of search: `npm run check:search`, and the commands of packages/search.
import fs from 'node:fs';
import path from 'node:path';
import type { SearchConfig } from '@nitric-docs/search/config';
import { cli, errorMessages, providers, type ProviderId } from '@nitric-docs/nitric-facts';
import { readEnv, type Env } from './src/config/node/env';
import { withoutHash } from './src/config/routes';
import { isFunctionPage } from './src/config/sdks';
import { searchSite } from './src/config/search-site';
import { SDK_FUNCTIONS_FILE, sdkFunctionsSchema } from '@nitric-docs/docs-server/sdk-functions';

const buildFolder = path.join(__dirname, 'build');

type SoughtNames = ReturnType<SearchConfig['evaluation']['readSought']>['names'];

/** The words that readers use for each provider. */
const providerWords: Readonly<Record<ProviderId, string>> = {
  aws: 'aws',
  awstf: 'aws terraform',
  gcp: 'gcp',
  gcptf: 'gcp terraform',
  azure: 'azure',
  azuretf: 'azure terraform',
};

/** Replaces placeholders, so that `config.<type>.lambda.memory` looks like a key in a stack file. */
const asWritten = (key: string): string =>
  key.replaceAll('<type>', 'default').replaceAll('<name>', 'main');

/**
 * The configuration keys of each provider. A key such as `region` is also an ordinary word, so its query includes the provider.
 */
const configKeys: SoughtNames = Object.entries(providers).flatMap(([id, { keys, page }]) =>
  // Skips "provider", because provider pages have the same name.
  keys
    .filter(({ key }) => key !== 'provider')
    .map(({ key }) => {
      const isWord = /^[a-z0-9]+$/i.test(key);
      return {
        kind: 'config key',
        name: key,
        query: isWord ? `${providerWords[id as ProviderId]} ${key}` : asWritten(key),
        below: isWord ? page : '/reference/providers',
      };
    }),
);

const namesOf = (flags: readonly { name: string; uncertain?: true }[]): string[] =>
  flags.filter(({ uncertain }) => !uncertain).map(({ name }) => name);

/** The flags of the CLI, without a command and after each of its commands. */
const cliFlags: SoughtNames = [
  ...cli.commands.flatMap(({ command, aliases = [], flags }) =>
    namesOf(flags).flatMap((name) =>
      ['', command, ...aliases].map((words) => ({ name, query: `${words} ${name}`.trim() })),
    ),
  ),
  ...namesOf(cli.globalFlags).map((name) => ({ name, query: name })),
].map((each) => ({ ...each, kind: 'CLI flag', below: '/reference' }));

/** The functions of all SDK versions, from the build. */
const readFunctions = () =>
  sdkFunctionsSchema
    .parse(JSON.parse(fs.readFileSync(path.join(buildFolder, SDK_FUNCTIONS_FILE), 'utf8')))
    .flatMap(({ sdk, version, functions }) =>
      functions.map(({ signature, route }) => ({
        sdk,
        version,
        name: signature.replace(/\(.*$/s, ''),
        page: withoutHash(route),
      })),
    );

const hostedVariables = [
  'DOCS_ALGOLIA_APP_ID',
  'DOCS_ALGOLIA_INDEX',
  'DOCS_ALGOLIA_WRITE_KEY',
] as const;

/** @throws an error that names the variables that aren't set */
export function hostedTargetOf(env: Env): ReturnType<SearchConfig['readHostedTarget']> {
  const [appId, indexName, writeKey] = hostedVariables.map((name) => env[name]);
  if (!appId || !indexName || !writeKey) {
    const missing = hostedVariables.filter((name) => !env[name]);
    throw new Error(
      `${missing.join(', ')}: not set. Set all variables of hosted search (see .env.example).`,
    );
  }
  return { appId, indexName, writeKey, siteOrigin: env.DOCS_SITE_URL };
}

const config: SearchConfig = {
  site: searchSite,
  buildFolder,
  // Ranking is tuned with these sets, but only with half of the queries from readers, and never with the held-out set.
  evaluation: {
    folder: path.join(__dirname, 'tests/fixtures/search'),
    sets: [
      {
        name: 'golden',
        minimums: { mrr: 0.97, recall1: 0.955, recall3: 0.985 },
        kindMinimums: { typo: { recall3: 0.95 } },
      },
      // Frameworks, errors, and tasks that one page answers, even if the answer is no.
      { name: 'direct', minimums: { mrr: 0.97, recall1: 0.955, recall3: 0.985 } },
      // Names from elsewhere, sections of pages, and guides, as readers type them.
      { name: 'other-names', minimums: { mrr: 0.95, recall1: 0.92, recall3: 0.97 } },
      // Words that the pages rarely contain.
      { name: 'hard', minimums: { mrr: 0.93, recall1: 0.91, recall3: 0.945 } },
      // Queries of readers, with many prefixes, typos, and messages.
      {
        name: 'readers',
        minimums: { mrr: 0.925, recall1: 0.885, recall3: 0.96 },
        kindMinimums: { typo: { recall3: 0.95 } },
        tunedWith: 'half',
      },
      {
        name: 'second-readers',
        minimums: { mrr: 0.935, recall1: 0.895, recall3: 0.96 },
        kindMinimums: { typo: { recall3: 0.95 } },
        tunedWith: 'half',
      },
      {
        name: 'held-out',
        minimums: { mrr: 0.95, recall1: 0.92, recall3: 0.975 },
        tunedWith: 'nothing',
      },
    ],
    minimums: {
      generated: { mrr: 0.98, recall1: 0.97, recall3: 0.99 },
      titles: { mrr: 0.92, recall1: 0.87, recall3: 0.97 },
      messages: { mrr: 0.945, recall1: 0.91, recall3: 0.98 },
    },
    isFunctionPage,
    readSought: () => ({
      names: [...configKeys, ...cliFlags],
      functions: readFunctions(),
      messages: {
        lines: errorMessages.flatMap(({ message, also = [] }) => [message, ...also]),
        page: '/support/errors',
      },
    }),
  },
  readHostedTarget: () => hostedTargetOf(readEnv(process.env)),
};

export default config;
