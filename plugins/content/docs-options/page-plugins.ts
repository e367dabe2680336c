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

/** The remark and rehype plugins that run in addition to Docusaurus' own. */
export function createPagePlugins(siteDir: string): PagePlugins {
  return {
    beforeDefaultRemarkPlugins: [remarkTaggedHeadings],
    remarkPlugins: [
      // Functions, because Docusaurus would ship plugin options, and with them a path of the build machine, to the browser.
      remarkDiagrams,
      () => remarkDataTables({ siteDir }),
      // Must run after the tables, which can contain links to planned pages.
      () => remarkPlannedLinks({ siteDir }),
      () => remarkSampleReport({ siteDir }),
    ],
    rehypePlugins: [rehypeCode],
  };
}
