import type { SampleCounts } from '@nitric-docs/sample-checks';
import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { contentPageOf } from '../../../src/config/content-routes';
import { sdkReferenceOf } from '../../../src/config/sdks';
import { fileOf, type PageFile } from '../../lib/page-error';
import { inlineElement } from '../../lib/markdown-nodes';
import { linked, text } from '../page-elements/cells';
import { pageIn, readReport } from './read-report';

/** The component of `src/mdx` that says how the samples of a page were checked. */
const CHECKED = 'SamplesChecked';

/** Fence languages that are not code. */
const NO_CODE = ['text', 'diff'];

/**
 * The packages that all samples of a page were checked against.
 * @returns an empty list if a sample was skipped or not checked, or if none was compiled against a package
 */
function checkedPackages(counts: readonly SampleCounts[]): string[] {
  const isProven = counts
    .filter(({ language }) => !NO_CODE.includes(language))
    .every(({ outcome }) => outcome !== 'skipped' && outcome !== 'unchecked');
  const packages = counts.flatMap(({ against }) => (against === undefined ? [] : [against]));
  return isProven ? [...new Set(packages)] : [];
}

/** `2026-11-26` is `November 26, 2026`. */
const dayText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The packages that all samples of a page of the SDK reference were checked against, or an empty list. */
function packagesOf(siteDir: string, file: string): string[] {
  const route = contentPageOf(file)?.route;
  return route !== undefined && sdkReferenceOf(route)
    ? checkedPackages(pageIn(readReport(siteDir).samples, siteDir, file)?.counts ?? [])
    : [];
}

/** What ran on the page: a sentence that names the SDKs, because programs in other languages aren't started. Empty if nothing ran. */
function ranTextOf(siteDir: string, file: string): string {
  const report = readReport(siteDir).runs;
  const page = pageIn(report, siteDir, file);
  if (!report || !page) {
    return '';
  }
  const { counts, ranWith, day } = page;
  const place = (on: string): string => `on Nitric ${report.nitric} on ${dayText(on)}.`;
  if (ranWith !== undefined && day !== undefined) {
    return `The project of this guide ran with ${ranWith} ${place(day)}`;
  }
  const ran = counts.reduce((sum, count) => sum + count.ran, 0);
  if (ran === 0) {
    return '';
  }
  const programs = counts.reduce((sum, { declared }) => sum + declared, 0);
  const sdks = [...new Set(counts.map(({ against }) => against))].join(', ');
  const last =
    counts
      .flatMap((count) => count.day ?? [])
      .sort()
      .at(-1) ?? '';
  const which =
    programs === 1
      ? 'The program on this page that uses'
      : `${ran === programs ? `All ${programs}` : `${ran} of ${programs}`} programs on this page that use`;
  return `${which} ${sdks} ran ${place(last)}`;
}

/** An element for the end of a page that says how its samples were checked. */
function checkedElementFor(siteDir: string, file: string): MdxJsxTextElement | undefined {
  const packages = packagesOf(siteDir, file);
  const ran = ranTextOf(siteDir, file);
  if (packages.length === 0 && ran === '') {
    return undefined;
  }
  const against = packages.length === 0 ? '. ' : ` against ${packages.join(', ')}. `;
  const link = linked(text('Samples checked'), '/contributions/samples#what-is-checked');
  return inlineElement(CHECKED, [...link, ...text(against + ran)]);
}

/**
 * Shows at the end of a page what its samples were checked against and how many ran, from the report of `npm run check:samples` and
 * `npm run check:run` in `.cache`. Nothing is shown for a page that has changed since a check, or if the check hasn't run.
 */
export function remarkSampleReport() {
  return (tree: Root, page: PageFile): void => {
    const file = fileOf(page);
    const end = checkedElementFor(page.cwd, file);
    if (end) {
      tree.children.push(end);
    }
  };
}
