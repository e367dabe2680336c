import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { contentPageOf } from '../../../src/config/content-routes';
import { sdkReferenceOf } from '../../../src/config/sdks';
import { jsxElement } from '../../lib/jsx-attributes';
import type { PageFile } from '../../lib/page-error';
import type { PageElement } from '../page-elements/element';
import { checkedPackages } from './checked-packages';
import { countsTable, runsTable } from './counts-table';
import { dayText } from './day-text';
import { isWhole, pageIn, readReport } from './read-report';

/** The component of `src/mdx` that says how the samples of a page were checked. */
const CHECKED = 'SamplesChecked';

/** The packages that all samples of a page of the SDK reference were checked against, or an empty list. */
function packagesOf(siteDir: string, file: string): string[] {
  const route = contentPageOf(file)?.route;
  return route !== undefined && sdkReferenceOf(route)
    ? checkedPackages(pageIn(readReport(siteDir).samples, siteDir, file)?.counts ?? [])
    : [];
}

/** What ran on the page: attributes of `SamplesChecked`, or none. */
function runAttributesOf(siteDir: string, file: string): Record<string, string> {
  const report = readReport(siteDir).runs;
  const page = pageIn(report, siteDir, file);
  if (!report || !page) {
    return {};
  }
  const { nitric } = report;
  const { counts, ranWith, day } = page;
  if (ranWith !== undefined && day !== undefined) {
    return { project: ranWith, nitric, ranOn: dayText(day) };
  }
  const days = counts.flatMap((count) => count.day ?? []).sort();
  const ran = counts.reduce((sum, count) => sum + count.ran, 0);
  return ran === 0
    ? {}
    : {
        ran: String(ran),
        programs: String(counts.reduce((sum, { declared }) => sum + declared, 0)),
        ranWith: [...new Set(counts.map(({ against }) => against))].join(', '),
        nitric,
        ranOn: dayText(days.at(-1) ?? ''),
      };
}

function checkedElementFor(siteDir: string, file: string): RootContent | undefined {
  const packages = packagesOf(siteDir, file);
  const attributes = {
    ...(packages.length > 0 ? { against: packages.join(', ') } : {}),
    ...runAttributesOf(siteDir, file),
  };
  return Object.keys(attributes).length === 0 ? undefined : jsxElement(CHECKED, attributes);
}

/** `<SampleCounts />`: tables of the samples and the programs of the whole site. */
export const sampleCounts: PageElement = {
  attributes: {},
  content: (_, { page: { cwd: siteDir } }) => {
    const { samples, runs } = readReport(siteDir);
    const tables =
      samples && isWhole(samples, siteDir)
        ? [
            countsTable(samples.totals),
            ...(runs && isWhole(runs, siteDir) ? [runsTable(runs.totals)] : []),
          ]
        : [];
    return [jsxElement('SampleCounts', {}, tables)];
  },
};

/**
 * Shows at the end of a page what its samples were checked against and how many ran, from the report of `npm run check:samples` and
 * `npm run check:run` in `.cache`. Nothing is shown for a page that has changed since a check, or if the check hasn't run.
 */
export function remarkSampleReport() {
  return (tree: Root, page: PageFile): void => {
    const file = path.relative(page.cwd, page.path).split(path.sep).join('/');
    const end = checkedElementFor(page.cwd, file);
    if (end) {
      tree.children.push(end);
    }
  };
}
