import {
  knownIssueEntries,
  releaseHistory,
  type ReleasedProduct,
  type ReleaseEntry,
} from '@nitric-docs/nitric-facts';
import { sdkReleases } from '@nitric-docs/nitric-facts/releases';
import { isSdkId, sdkHome, sdkOf } from '../../src/config/sdks';
import { pageTitleOf } from './page-title';

/** What has a page and feeds with its releases. */
export interface ReleaseList {
  product: ReleasedProduct;
  /** `Node.js SDK` */
  name: string;
  route: string;
  /** The address before the number of a release. */
  tags: string;
  /** What the data about known issues calls it. */
  affected: string;
}

export function releaseListOf(product: ReleasedProduct): ReleaseList {
  const of = (name: string, repository: string, affected = name): ReleaseList => ({
    product,
    name,
    route: `${isSdkId(product) ? sdkHome(product) : `/reference/${product}`}/releases`,
    tags: `https://github.com/${repository}/releases/tag/v`,
    affected,
  });
  if (isSdkId(product)) {
    return of(`${sdkOf(product).label} SDK`, sdkReleases[product].repository);
  }
  return product === 'cli'
    ? of('CLI', 'nitrictech/cli')
    : of('Providers', 'nitrictech/nitric', '`nitric/');
}

/** A release as its page and its feeds show it. */
export interface ReleaseNote {
  release: string;
  /** ISO date. */
  date: string;
  /** The anchor of its row. */
  anchor: string;
  /** The address of its tag on GitHub. */
  tag: string;
  /** Lines of Markdown with links to pages: what it brought, the known issues that it fixed, and the pages about it. */
  lines: readonly string[];
}

function pageLink(siteDir: string, route: string): string {
  const title = pageTitleOf(siteDir, route);
  if (title === undefined) {
    throw new Error(
      `packages/nitric-facts/data/release-history.yaml: there's no page ${route}. Correct the address in "pages".`,
    );
  }
  return `[${title}](${route})`;
}

function linesOf(siteDir: string, { affected }: ReleaseList, entry: ReleaseEntry): string[] {
  const { release, change, pages = [] } = entry;
  const issues = knownIssueEntries.filter(
    ({ fixed, affects }) => fixed === release && affects.includes(affected),
  );
  const links = pages.map((route) => pageLink(siteDir, route));
  return [
    change,
    ...issues.map(
      ({ id, symptom }) => `Fixes a [known issue](/support/known-issues#${id}): ${symptom}`,
    ),
    ...(links.length > 0 ? [`${links.length > 1 ? 'Pages' : 'Page'}: ${links.join(', ')}`] : []),
  ];
}

/**
 * The releases of a product, the newest one first.
 * @throws an error if a release names a page that doesn't exist
 */
export const releaseNotesOf = (siteDir: string, list: ReleaseList): ReleaseNote[] =>
  releaseHistory[list.product].map((entry) => ({
    release: entry.release,
    date: entry.date,
    anchor: `v${entry.release.replaceAll('.', '-')}`,
    tag: list.tags + entry.release,
    lines: linesOf(siteDir, list, entry),
  }));
