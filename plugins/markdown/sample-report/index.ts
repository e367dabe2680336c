import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf } from '../../../src/config/content-routes';
import { sdkReferenceOf } from '../../../src/config/sdks';
import { checkedPackages } from './checked-packages';
import { countsTable } from './counts-table';
import { currentTotals, samplesOfPage } from './read-report';

/** The component that shows the counts of the whole site. */
const COUNTS = 'SampleCounts';
/** The component of `src/mdx` that shows the packages that a page's samples were checked against. */
const CHECKED = 'SamplesChecked';

const checkedElement = (packages: readonly string[]): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: CHECKED,
  attributes: [{ type: 'mdxJsxAttribute', name: 'against', value: packages.join(', ') }],
  children: [],
});

/** @returns undefined for pages outside the SDK reference, and unless all samples of the page were checked */
function checkedElementFor(siteDir: string, file: string): RootContent | undefined {
  const route = contentPageOf(file)?.route;
  if (route === undefined || !sdkReferenceOf(route).isReferenceDocs) {
    return undefined;
  }
  const packages = checkedPackages(samplesOfPage(siteDir, file)?.counts ?? []);
  return packages.length > 0 ? checkedElement(packages) : undefined;
}

/**
 * Shows the result of `npm run check:samples`. A reference page names the packages at its end if all of its samples were checked,
 * and `<SampleCounts />` gets the table of the whole site. The data comes from the report in `.cache`. Nothing is shown for a page
 * that has changed since the check, or if the check hasn't run.
 */
export function remarkSampleReport({ siteDir }: { siteDir: string }) {
  return (tree: Root, page: { path: string }): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const totals = node.name === COUNTS ? currentTotals(siteDir) : undefined;
      if (totals) {
        node.children = [countsTable(totals)];
      }
    });
    const file = path.relative(siteDir, page.path).split(path.sep).join('/');
    const end = checkedElementFor(siteDir, file);
    if (end) {
      tree.children.push(end);
    }
  };
}
