import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeCode } from '../../markdown/rehype-code';
import { remarkDataTables } from '../../markdown/remark-data-tables';
import { remarkDiagrams } from '../../markdown/remark-diagrams';
import { remarkPlannedLinks } from '../../markdown/remark-planned-links';
import { remarkSampleReport } from '../../markdown/sample-report';
import { remarkTaggedHeadings } from '../../markdown/remark-tagged-headings';

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
