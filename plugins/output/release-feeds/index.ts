import { releasedProducts } from '@nitric-docs/nitric-facts';
import { feedsOf } from '@nitric-docs/nitric-facts/release-feed';
import { pathOfRoute } from '../../../src/config/routes';
import { writeBelow } from '../../lib/files-below';
import { readContentPages } from '../../lib/content-inventory';
import { releaseListOf, releaseNotesOf, type ReleaseList } from '../../lib/release-notes';

function feedsFor(siteDir: string, siteUrl: string, list: ReleaseList) {
  const page = siteUrl + pathOfRoute(list.route);
  return feedsOf({
    title: `Nitric ${list.name} releases`,
    description:
      'New releases, with their changes, the known issues that they fixed, and the pages about them.',
    page,
    site: siteUrl + pathOfRoute(''),
    entries: releaseNotesOf(siteDir, list).map(({ release, date, anchor, tag, lines }) => ({
      title: `${list.name} ${release}`,
      id: tag,
      link: `${page}#${anchor}`,
      date,
      text: lines.join('\n\n'),
    })),
  });
}

/** Writes `feed.xml` and `feed.json` below the address of each page with releases. */
export function writeReleaseFeeds(siteDir: string, outDir: string, siteUrl: string): void {
  const pages = readContentPages(siteDir);
  for (const list of releasedProducts.map(releaseListOf).filter(({ route }) => pages.has(route))) {
    for (const [file, content] of Object.entries(feedsFor(siteDir, siteUrl, list))) {
      writeBelow(outDir, `${list.route}/${file}`, content);
    }
  }
}
