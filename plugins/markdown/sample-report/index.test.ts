import { REPORT_FILE, type RunCounts, type SampleCounts } from '@nitric-docs/sample-checks';
import { freshPage, textOf } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import { remarkSampleReport } from '.';
import { sourceHash } from './read-report';

const site = testFolder();

/** What a page says about its samples, with a report. */
function claimsOf(file: string, report: unknown): string[] {
  site.write(file, 'Text');
  site.write(REPORT_FILE, JSON.stringify(report));
  const tree = freshPage(file, 'Text');
  remarkSampleReport()(tree, { cwd: site.path, path: `${site.path}/${file}` });
  return tree.children.flatMap((node) =>
    node.type === 'mdxJsxTextElement' && node.name === 'SamplesChecked' ? [textOf(node)] : [],
  );
}

const LINK = '[Samples checked](/contributions/samples#what-is-checked)';
const FUNCTION_PAGE = 'docs/reference/nodejs/quay.mdx';

const against = '@nitric/sdk 1.4.2';
const typed: SampleCounts = { language: 'typescript', against, outcome: 'types', count: 3 };
const skipped: SampleCounts = { ...typed, outcome: 'skipped', count: 1 };
const parsed: SampleCounts = { language: 'go', outcome: 'syntax', count: 2 };

it.each([
  ['the packages that all of its samples were checked against', [typed], 'Text'],
  ['nothing if it has changed', [typed], 'Other text'],
  ['nothing if a sample was skipped', [typed, skipped], 'Text'],
  ['nothing if none was compiled', [parsed], 'Text'],
])('a page about a function shows %s', (claim, counts, checked) => {
  const pages = { [FUNCTION_PAGE]: { hash: sourceHash(checked), counts } };
  expect(claimsOf(FUNCTION_PAGE, { samples: { pages } })).toEqual(
    claim.startsWith('nothing') ? [] : [`${LINK} against @nitric/sdk 1.4.2. `],
  );
});

it('a page shows how many programs ran, with what, and the last day', () => {
  const day = '2026-11-20';
  const counts: RunCounts[] = [
    { language: 'typescript', against, declared: 3, ran: 2, day },
    { language: 'javascript', against, declared: 3, ran: 2, day: '2026-11-26' },
    { language: 'python', against: 'nitric 1.2.4', declared: 2, ran: 0, day },
  ];
  const pages = { 'docs/apis.mdx': { hash: sourceHash('Text'), counts } };
  expect(claimsOf('docs/apis.mdx', { runs: { nitric: '1.61.1', pages } })).toEqual([
    `${LINK}. 4 of 8 programs on this page that use @nitric/sdk 1.4.2, nitric 1.2.4 ran on Nitric 1.61.1 on November 26, 2026.`,
  ]);
});

it('fails for an invalid report', () => {
  expect(() => claimsOf(FUNCTION_PAGE, [])).toThrow(
    /report\.json is invalid\. Run "npm run check:samples -- --report"/,
  );
});
