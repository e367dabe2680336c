import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf } from '../../../src/config/content-routes';
import { sdkReferenceOf } from '../../../src/config/sdks';
import { checkedAgainst } from './claim';
import { countsTable } from './counts-table';
import { currentTotals, samplesOfPage } from './read-report';

/** The component that stands where the counts of the whole site belong. */
const COUNTS = 'SampleCounts';
/** The component of `src/mdx` that says what a page's samples were checked against. */
const CLAIM = 'SamplesChecked';

const claim = (packages: readonly string[]): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: CLAIM,
  attributes: [{ type: 'mdxJsxAttribute', name: 'against', value: packages.join(', ') }],
  children: [],
});

/** What a reference page may say about its own samples. */
function claimFor(siteDir: string, file: string): RootContent | undefined {
  const route = contentPageOf(file)?.route;
  if (route === undefined || !sdkReferenceOf(route).isReferenceDocs) {
    return undefined;
  }
  const packages = checkedAgainst(samplesOfPage(siteDir, file)?.counts ?? []);
  return packages.length > 0 ? claim(packages) : undefined;
}

/**
 * Tells readers what `npm run check:samples` proved. A reference page whose own samples were all checked says so at its
 * end, and `<SampleCounts />` gets the table of the whole site. The facts come from the report in `.cache`; a page
 * that has changed since, or a build without the check, claims nothing. Only the page itself carries what it says.
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
    const end = claimFor(siteDir, file);
    if (end) {
      tree.children.push(end);
    }
  };
}
