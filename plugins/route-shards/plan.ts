import {
  chunkNamesIn,
  type ChunkNames,
  type GeneratedFiles,
  type GeneratedRoute,
} from './generated-files';

/** A page: a route without children, in one of the lists that `RoutePlan.routes` leaves open. */
export interface Leaf {
  /** Index of the list that it belongs to. */
  list: number;
  route: GeneratedRoute;
  chunkNames: ChunkNames;
  /** The version of the docs whose menus it shows: the chunk of that version's metadata. */
  version: string | undefined;
}

export interface RoutePlan {
  /** The route table without the pages. A list of pages is `{ list: index }` in its place. */
  routes: PlannedRoute[];
  /** Chunk names of the routes that stay in the table, by `<path>-<hash>`. */
  chunkNames: Record<string, ChunkNames>;
  /** Keys of pages that stay in the table for other reasons: no shard has them. */
  others: string[];
  /** The start page; it is in the table from the beginning, because Docusaurus looks for it there. */
  home: Leaf | undefined;
  /** Sorted by `pathKey`, in shards of equal size. */
  shards: Leaf[][];
  /** Chunks that more than one route needs, or a route with children: they are part of the main bundle. */
  shared: Set<string>;
  /** Chunks of routes that stay in the table and that no other route needs. */
  own: Set<string>;
}

export type PlannedRoute = Omit<GeneratedRoute, 'routes'> & {
  path: string;
  routes?: PlannedRoute[] | { list: number };
};

/** How a page is found: React Router takes neither case nor a slash at the end into account. */
export const pathKey = (path: string): string =>
  decodeURI(path)
    .toLowerCase()
    .replace(/(.)\/$/, '$1');

const isPage = (route: GeneratedRoute): boolean =>
  route.exact === true && route.routes === undefined;

export const routeKey = ({ path, hash }: GeneratedRoute): string => `${path}-${hash ?? ''}`;

function compareByKey(a: Leaf, b: Leaf): number {
  const [one, other] = [pathKey(a.route.path), pathKey(b.route.path)];
  return one < other ? -1 : Number(one > other);
}

/** Fewer pages than this aren't worth a request of their own. */
const SMALLEST_SHARD = 20;

function inShards(leaves: readonly Leaf[], shardCount: number): Leaf[][] {
  const size = Math.max(SMALLEST_SHARD, Math.ceil(leaves.length / shardCount));
  return Array.from({ length: Math.ceil(leaves.length / size) }, (_, index) =>
    leaves.slice(index * size, (index + 1) * size),
  );
}

/**
 * Takes the pages out of the route table.
 * @param files as Docusaurus generated them
 * @param home path of the start page, with the site's base
 * @param shardCount how many files the pages are put into, at most
 */
export function planRoutes(files: GeneratedFiles, home: string, shardCount: number): RoutePlan {
  const leaves: Leaf[] = [];
  const staying: GeneratedRoute[] = [];
  let lists = 0;
  const namesOf = (route: GeneratedRoute): ChunkNames => files.chunkNames[routeKey(route)] ?? {};

  const plan = (route: GeneratedRoute, outer: string | undefined): PlannedRoute => {
    staying.push(route);
    const { routes, ...rest } = route;
    if (!routes) {
      return rest;
    }
    const props = namesOf(route)['__props'];
    const version = typeof props === 'string' ? props : outer;
    if (routes.length === 0 || !routes.every(isPage)) {
      return { ...rest, routes: routes.map((child) => plan(child, version)) };
    }
    const list = lists++;
    leaves.push(
      ...routes.map((page) => ({ list, route: page, chunkNames: namesOf(page), version })),
    );
    return { ...rest, routes: { list } };
  };

  const routes = files.routes.map((route) => plan(route, undefined));
  const isHome = ({ route }: Leaf): boolean => pathKey(route.path) === pathKey(home);
  const uses = new Map<string, number>();
  for (const names of Object.values(files.chunkNames)) {
    chunkNamesIn(names).forEach((name) => uses.set(name, (uses.get(name) ?? 0) + 1));
  }
  const ofParents = staying
    .filter((route) => route.routes)
    .flatMap((route) => chunkNamesIn(namesOf(route)));
  const ofLeaves = leaves.flatMap(({ chunkNames }) => chunkNamesIn(chunkNames));
  const shared = new Set([...ofParents, ...ofLeaves.filter((name) => (uses.get(name) ?? 0) > 1)]);
  return {
    routes,
    chunkNames: Object.fromEntries(
      staying
        .filter(({ hash }) => hash !== undefined)
        .map((route) => [routeKey(route), namesOf(route)]),
    ),
    others: staying.filter((route) => isPage(route)).map(({ path }) => pathKey(path)),
    home: leaves.find(isHome),
    shards: inShards(leaves.filter((leaf) => !isHome(leaf)).sort(compareByKey), shardCount),
    shared,
    own: new Set(
      staying.flatMap((route) => chunkNamesIn(namesOf(route))).filter((name) => !shared.has(name)),
    ),
  };
}
