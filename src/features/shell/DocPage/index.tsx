import type { TOCItem } from '@docusaurus/mdx-loader';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useMemo, type ReactNode } from 'react';
import { menuOfSidebar, neighboursOf } from '../../navigation/menu';
import { useTellSections } from '../../navigation/page-sections';
import { SdkNotice } from '../../sdk-reference/SdkNotice';
import { useRoute } from '../../site/route';
import { PageFooter } from '../PageFooter';
import styles from './styles.module.css';

interface DocPageProps {
  toc: readonly TOCItem[];
  editUrl: string | undefined;
  sidebar: readonly PropSidebarItem[];
  children: ReactNode;
}

/** The level of heading that the sidebar lists beneath the active page. */
const SECTION_LEVEL = 2;

/** Docusaurus writes components in headings, such as a method tag, as tags that no browser knows. */
const withoutComponents = (html: string): string => html.replace(/<\/?[A-Z][^>]*>/g, '').trim();

/** Docusaurus escapes quotes too, and a browser writes them plain: the list that the server sent would look like another. */
const asBrowsersWrite = (html: string): string =>
  html.replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** One page: notices, text, and the page's footer. Tells its headings to the sidebar. */
export function DocPage({ toc, editUrl, sidebar, children }: DocPageProps): ReactNode {
  const route = useRoute();
  const sections = useMemo(
    () =>
      toc
        .filter(({ level }) => level === SECTION_LEVEL)
        .map(({ id, value }) => ({ id, html: asBrowsersWrite(withoutComponents(value)) })),
    [toc],
  );
  useTellSections(route, sections);
  const neighbours = useMemo(() => neighboursOf(menuOfSidebar(sidebar), route), [sidebar, route]);
  return (
    <div className={styles.page}>
      <article>
        <SdkNotice />
        {children}
      </article>
      <PageFooter editUrl={editUrl} neighbours={neighbours} route={route} />
    </div>
  );
}
