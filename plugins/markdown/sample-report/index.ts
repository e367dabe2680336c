import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { contentPageOf } from '../../../src/config/content-routes';
import type { RunCounts } from '@nitric-docs/sample-checks';
import { sdkReferenceOf } from '../../../src/config/sdks';
import { jsxElement } from '../../lib/jsx-attributes';
import type { PageFile } from '../../lib/page-error';
import type { PageElement } from '../page-elements/element';
import { checkedPackages } from './checked-packages';
import { countsTable, runsTable } from './counts-table';
import { dayText } from './day-text';
import { isWhole, pageIn, readReport, runReport, sampleReport } from './read-report';

/** The component of `src/mdx` that says how the samples of a page were checked. */
const CHECKED = 'SamplesChecked';

/** The packages that all samples of a page of the SDK reference were checked against, or an empty list. */
function packagesOf(siteDir: string, file: string): string[] {
  const route = contentPageOf(file)?.route;
  return route !== undefined && sdkReferenceOf(route)
    ? checkedPackages(pageIn(readReport(siteDir, sampleReport), siteDir, file)?.counts ?? [])
    : [];
}

/** When the programs ran, if records stand for runs. */
function ranOn(counts: readonly RunCounts[]): { ranOn?: string } {
  const recorded = counts.filter((count) => count.recorded !== undefined);
  const last = recorded
    .map(({ recorded: day = '' }) => day)
    .sort()
    .at(-1);
  if (last === undefined) {
    return {};
  }
  const day = `on ${dayText(last)}`;
  const names = [...new Set(recorded.map(({ against }) => against))].join(' and ');
  return {
    ranOn:
      recorded.length === counts.length
        ? day
        : `when this site was built, those with ${names} ${day}`,
  };
}

/** What ran on the page: attributes of `SamplesChecked`, or none. */
function runAttributesOf(siteDir: string, file: string): Record<string, string> {
  const report = readReport(siteDir, runReport);
  const page = pageIn(report, siteDir, file);
  if (report && page?.ranWith !== undefined) {
    const attributes = { project: page.ranWith, nitric: report.nitric };
    return page.recorded === undefined
      ? attributes
      : { ...attributes, ranOn: `on ${dayText(page.recorded)}` };
  }
  const counts = page?.counts ?? [];
  const ran = counts.reduce((sum, count) => sum + count.ran, 0);
  if (!report || ran === 0) {
    return {};
  }
  return {
    ran: String(ran),
    programs: String(counts.reduce((sum, { declared }) => sum + declared, 0)),
    ranWith: [...new Set(counts.map(({ against }) => against))].join(', '),
    nitric: report.nitric,
    ...ranOn(counts),
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
    const samples = readReport(siteDir, sampleReport);
    const runs = readReport(siteDir, runReport);
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
 * Shows at the end of a page what its samples were checked against and how many ran, from the reports of `npm run check:samples` and
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
