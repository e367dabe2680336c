import fs from 'node:fs';
import path from 'node:path';
import type { ContentPage } from '../../../src/config/content-routes';
import {
  guideGroupOf,
  guideGroups,
  isGuideRoute,
  sharedGuides,
  type GuideGroup,
} from '../../../src/config/node/guide-groups';
import type { Guide } from '../../../src/contracts/guide';
import { cachedContentPages } from '../../lib/content-inventory';
import { readFrontMatter } from '../../lib/front-matter-schema';
import { pageIn, readReport } from '../sample-report/read-report';

/** A written page with a `guide` block. */
export interface ListedGuide extends Guide {
  route: string;
  title: string;
  /** Undefined for a guide about several languages. */
  group: GuideGroup | undefined;
  /** How the project ran: `Ran with CLI 1.61.1 and nitric 1.2.4`. Undefined if the page has changed since, or without a project. */
  ran: string | undefined;
}

/** What the list says about runs of a guide's code. */
function runOf(siteDir: string, file: string, { norun }: Guide): string | undefined {
  const report = readReport(siteDir).runs;
  const sdk = pageIn(report, siteDir, file)?.ranWith;
  if (norun !== undefined) {
    return 'Not run by the checks of this site';
  }
  return report && sdk !== undefined ? `Ran with CLI ${report.nitric} and ${sdk}` : undefined;
}

async function readGuide(
  siteDir: string,
  { file, route }: ContentPage,
): Promise<ListedGuide | undefined> {
  if (!isGuideRoute(route)) {
    return undefined;
  }
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const { title, guide } = await readFrontMatter(file, source);
  return (
    guide && {
      ...guide,
      route,
      title,
      group: guideGroupOf(route),
      ran: runOf(siteDir, file, guide),
    }
  );
}

const orderIn = (routes: readonly string[], route: string): number =>
  routes.includes(route) ? routes.indexOf(route) : routes.length;

/** The place of a guide: those about several languages first, then groups in the order of the menu, each in the order of its menu. */
const placeOf = ({ group, route }: ListedGuide): [group: number, guide: number] =>
  group
    ? [guideGroups.indexOf(group), orderIn(group.routes, route)]
    : [-1, orderIn(sharedGuides, route)];

function compareGuides(a: ListedGuide, b: ListedGuide): number {
  const [groupA, guideA] = placeOf(a);
  const [groupB, guideB] = placeOf(b);
  return groupA - groupB || guideA - guideB || a.title.localeCompare(b.title, 'en');
}

/** All guides, in the order of the menus. Guides that are in no menu are the last ones of their group. */
export async function readGuides(siteDir: string): Promise<ListedGuide[]> {
  const pages = [...cachedContentPages(siteDir).values()];
  const guides = await Promise.all(pages.map((page) => readGuide(siteDir, page)));
  return guides.filter((guide) => guide !== undefined).sort(compareGuides);
}
