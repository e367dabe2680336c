import { cli } from '../../src/config/data/cli-data';
import { providers, type ProviderId } from '../../src/config/data/provider-data';
import { sdkReferenceOf } from '../../src/config/sdks';
import { isFunctionPage } from '../../plugins/search/search-records';
import { partsOfName } from '../../src/search-engine/pages';
import { aliasesOfSdk } from '../../src/search-engine/vocabulary';
import type { GoldenEntry } from './golden';
import type { ShardContent } from './read-index';

/** What the pages of a built site say of themselves. */
interface Site {
  /** For each page, the names that it defines, in parts joined by a space. */
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

/** Pages below an address that define a name. */
function definingPages({ definitions }: Site, name: string, below: string): string[] {
  return [...definitions]
    .filter(([route, names]) => `${route}/`.startsWith(`${below}/`) && names.has(keyOf(name)))
    .map(([route]) => route);
}

/** Words that readers write for a provider. */
const cloudWords: Readonly<Record<ProviderId, string>> = {
  aws: 'aws',
  awstf: 'aws terraform',
  gcp: 'gcp',
  gcptf: 'gcp terraform',
  azure: 'azure',
};

/** `config.<type>.lambda.memory` as somebody would have it in a stack file. */
const asWritten = (key: string): string =>
  key.replaceAll('<type>', 'default').replaceAll('<name>', 'main');

/**
 * Each configuration key of each provider, as readers write it. A key of one word is an ordinary word too (`region`), so
 * it is asked for with its provider.
 */
function keyEntries(site: Site): GoldenEntry[] {
  return Object.entries(providers).flatMap(([id, { keys, page }]) =>
    // The key "provider" is what a provider's page is called.
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

/** Each flag by itself and after each of its commands. */
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

/** Each function of each SDK by the name of its page, after each word for the SDK in turn. */
function functionEntries({ titles }: Site): GoldenEntry[] {
  const routes = [...titles.keys()].filter(isFunctionPage);
  return routes.map((route, at) => {
    const { currentSdk, currentVersion, isNotLatest } = sdkReferenceOf(route);
    const aliases = currentSdk ? aliasesOfSdk(currentSdk) : [];
    const name = (titles.get(route) ?? '').replace(/\(\)$/, '');
    const version = isNotLatest ? ` ${currentVersion ?? ''}` : '';
    const isSame = (other: string): boolean => {
      const reference = sdkReferenceOf(other);
      return (
        reference.currentSdk === currentSdk &&
        reference.currentVersion === currentVersion &&
        titles.get(other) === titles.get(route)
      );
    };
    return {
      kind: 'SDK function',
      query: `${aliases[at % aliases.length] ?? ''}${version} ${name}`,
      pages: routes.filter(isSame),
    };
  });
}

/** Queries made from the data of the site, each once, for whose answers a page is written. */
export function generatedEntries(shards: readonly ShardContent[]): GoldenEntry[] {
  const site = siteOf(shards);
  const entries = [...keyEntries(site), ...flagEntries(site), ...functionEntries(site)];
  const byQuery = new Map<string, GoldenEntry>();
  for (const entry of entries.filter(({ pages }) => pages.length > 0)) {
    const pages = byQuery.get(entry.query)?.pages ?? [];
    byQuery.set(entry.query, { ...entry, pages: [...new Set([...pages, ...entry.pages])] });
  }
  return [...byQuery.values()];
}

/** Names of functions that exist in an older version too: the latest must never stand below it. */
export function twinQueries(shards: readonly ShardContent[]): string[] {
  const { titles } = siteOf(shards);
  const frozen = [...titles.keys()].filter((route) => sdkReferenceOf(route).isNotLatest);
  return [...new Set(frozen.filter(isFunctionPage).map((route) => titles.get(route) ?? ''))];
}
