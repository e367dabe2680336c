import { cli } from '@nitric-docs/nitric-facts';
import { errorMessages } from '@nitric-docs/nitric-facts';
import { providers, type ProviderId } from '@nitric-docs/nitric-facts';
import { isAtOrBelow, withoutHash } from '../../src/config/routes';
import { isFunctionPage, sdkReferenceOf, type SdkId } from '../../src/config/sdks';
import type { SdkFunctions } from '@nitric-docs/docs-server/sdk-functions';
import { partsOfName } from '../../src/search-engine/pages';
import { aliasesOfSdk } from '../../src/search-engine/vocabulary';
import type { GoldenEntry } from './golden';
import type { ShardContent } from './read-index';

/** The titles and definitions of the pages of a built site. */
interface Site {
  /** The names that each page defines, with their parts joined by spaces. */
  definitions: ReadonlyMap<string, ReadonlySet<string>>;
  titles: ReadonlyMap<string, string>;
}

const keyOf = (name: string): string => partsOfName(name).join(' ');

function siteOf(shards: readonly ShardContent[]): Site {
  const pages = shards.flatMap(({ titles, texts }) =>
    titles.map(([route, title], at) => ({ route, title, texts: texts[at] ?? [] })),
  );
  return {
    titles: new Map(pages.map(({ route, title }) => [route, title])),
    definitions: new Map(
      pages.map(({ route, texts }) => [
        route,
        new Set(texts.flatMap(([, , defined = '']) => defined.split('\n').map(keyOf))),
      ]),
    ),
  };
}

/** Returns the pages below a route that define a name. */
function definingPages({ definitions }: Site, name: string, below: string): string[] {
  return [...definitions]
    .filter(([route, names]) => isAtOrBelow(route, below) && names.has(keyOf(name)))
    .map(([route]) => route);
}

/** The words that readers use for each provider. */
const cloudWords: Readonly<Record<ProviderId, string>> = {
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
 * Returns an entry for each configuration key of each provider. A key such as `region` is also an ordinary word, so its
 * query includes the provider.
 */
function keyEntries(site: Site): GoldenEntry[] {
  return Object.entries(providers).flatMap(([id, { keys, page }]) =>
    // Skips "provider", because provider pages have the same name.
    keys
      .filter(({ key }) => key !== 'provider')
      .map(({ key }): GoldenEntry => {
        const isWord = partsOfName(key).length === 1;
        return {
          kind: 'config key',
          query: isWord ? `${cloudWords[id as ProviderId]} ${key}` : asWritten(key),
          pages: definingPages(site, key, isWord ? page : '/reference/providers'),
        };
      }),
  );
}

/** Returns entries for each flag, without a command and after each of its commands. */
function flagEntries(site: Site): GoldenEntry[] {
  const flagsOf = (flags: readonly { name: string; uncertain?: true }[]): string[] =>
    flags.filter(({ uncertain }) => !uncertain).map(({ name }) => name);
  const all = cli.commands.flatMap(({ command, aliases = [], flags }) =>
    flagsOf(flags).flatMap((flag) => [
      { flag, query: flag },
      ...[command, ...aliases].map((name) => ({ flag, query: `${name} ${flag}` })),
    ]),
  );
  const global = flagsOf(cli.globalFlags).map((flag) => ({ flag, query: flag }));
  return [...all, ...global].map(({ flag, query }) => ({
    kind: 'CLI flag',
    query,
    pages: definingPages(site, flag, '/reference'),
  }));
}

/** Returns an entry for each SDK function, alternating the names of the SDK. */
function functionEntries(versions: SdkFunctions): GoldenEntry[] {
  return versions.flatMap(({ sdk, version, functions }) => {
    const isLatest = versions.find((other) => other.sdk === sdk)?.version === version;
    const aliases = aliasesOfSdk(sdk as SdkId);
    const named = functions.map(({ signature, route }) => ({
      name: signature.replace(/\(.*$/s, ''),
      page: withoutHash(route),
    }));
    return named.map(({ name }, at) => ({
      kind: 'SDK function',
      query: `${aliases[at % aliases.length] ?? ''}${isLatest ? '' : ` ${version}`} ${name}`,
      pages: named.filter((other) => other.name === name).map(({ page }) => page),
    }));
  });
}

/** Returns distinct queries generated from the data of the site, if a page defines the name. */
export function generatedEntries(
  shards: readonly ShardContent[],
  functions: SdkFunctions,
): GoldenEntry[] {
  const site = siteOf(shards);
  const entries = [...keyEntries(site), ...flagEntries(site), ...functionEntries(functions)];
  const byQuery = new Map<string, GoldenEntry>();
  for (const entry of entries.filter(({ pages }) => pages.length > 0)) {
    const pages = byQuery.get(entry.query)?.pages ?? [];
    byQuery.set(entry.query, { ...entry, pages: [...new Set([...pages, ...entry.pages])] });
  }
  return [...byQuery.values()];
}

/** Returns an entry for each line of each error message, without the parts that vary. */
/** The share of a title after which a reader looks at the results. */
const TYPED_SHARE = 0.6;

/**
 * Returns an entry for the title of each current page outside the SDK functions, and one for its start. Any page whose title starts that
 * way is correct.
 */
export function titleEntries(shards: readonly ShardContent[]): GoldenEntry[] {
  const { titles } = siteOf(shards);
  const current = [...titles].filter(
    ([route]) => !isFunctionPage(route) && sdkReferenceOf(route)?.isLatest !== false,
  );
  const entryOf = (kind: string, query: string): GoldenEntry => ({
    kind,
    query,
    pages: current
      .filter(([, title]) => title.toLowerCase().startsWith(query.toLowerCase()))
      .map(([route]) => route),
  });
  return [...new Set(current.map(([, title]) => title))].flatMap((title) => [
    entryOf('title', title),
    entryOf('start of title', title.slice(0, Math.ceil(title.length * TYPED_SHARE)).trim()),
  ]);
}

/** What stands in a terminal instead of the placeholders of a message: names, numbers, and paths of a reader's project. */
const readersValues = [
  'invoice-archive',
  '4006',
  'services/payroll.ts',
  'blue_whale',
  '0x7f',
  'eu-north-1',
];

const withReadersValues = (line: string, at: number): string =>
  line.replace(/<[^>]*>/g, () => readersValues[(at += 1) % readersValues.length] ?? '');

/** An entry for each error message: without its placeholders, and as a reader pastes it from a terminal. */
export const messageEntries = (): GoldenEntry[] =>
  errorMessages
    .flatMap(({ message, also = [] }) => [message, ...also])
    .flatMap((line, at) => [
      {
        kind: 'error message',
        query: line.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '),
        pages: ['/support/errors'],
      },
      {
        kind: 'pasted line',
        query: `2026-11-25T10:14:07Z ERROR ${withReadersValues(line, at)}`,
        pages: ['/support/errors'],
      },
    ]);

/** Returns the names of functions in older versions, which must never rank above the latest version. */
export function frozenFunctionQueries(shards: readonly ShardContent[]): string[] {
  const { titles } = siteOf(shards);
  const frozen = [...titles.keys()].filter((route) => sdkReferenceOf(route)?.isLatest === false);
  return [...new Set(frozen.filter(isFunctionPage).map((route) => titles.get(route) ?? ''))];
}
