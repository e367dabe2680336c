import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeCode } from '../rehype-code';
import { remarkDataTables } from '../remark-data-tables';
import { remarkDiagrams } from '../remark-diagrams';
import { remarkPlannedLinks } from '../remark-planned-links';
import { remarkSampleReport } from '../sample-report';
import { remarkTaggedHeadings } from '../remark-tagged-headings';

type PagePlugins = Pick<
  DocsOptions,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
>;

/** What pages pass through besides Docusaurus' own plugins. */
export function createPagePlugins(siteDir: string): PagePlugins {
  return {
    beforeDefaultRemarkPlugins: [remarkTaggedHeadings],
    remarkPlugins: [
      // Functions rather than options: options end up in what readers load, and a folder of the build machine must not.
      remarkDiagrams,
      () => remarkDataTables({ siteDir }),
      // After the tables: they hold links to pages that may not be written yet.
      () => remarkPlannedLinks({ siteDir }),
      () => remarkSampleReport({ siteDir }),
    ],
    rehypePlugins: [rehypeCode],
  };
}
