import type { TOCItem } from '@docusaurus/mdx-loader';
import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { CopyPage } from '../../copy-page/CopyPage';
import { menuOf, neighborsOf } from '../../navigation/menu';
import type { PageSection } from '../../navigation/Menu';
import { SdkNotice } from '../../sdk-reference/SdkNotice';
import { useRoute } from '../../../lib/route';
import { DocShell } from '../DocShell';
import { PageFooter } from '../PageFooter';
import styles from './styles.module.css';

interface DocPageProps {
  toc: readonly TOCItem[];
  editUrl: string | undefined;
  /** When the source of the page last changed, in milliseconds since 1970. */
  lastChange: number | undefined;
  /** The name of its Docusaurus sidebar, if it has one. */
  sidebar: string | undefined;
  /** All sidebars of the version of the page. */
  sidebars: PropSidebars;
  children: ReactNode;
}

/** The level of the headings that the menu lists below the active page. */
const SECTION_LEVEL = 2;

/** Docusaurus' table of contents contains components, such as `MethodTag`, as literal tags. Removes them and keeps their text. */
const withoutComponents = (html: string): string => html.replace(/<\/?[A-Z][^>]*>/g, '').trim();

const sectionsOf = (toc: readonly TOCItem[]): PageSection[] =>
  toc
    .filter(({ level }) => level === SECTION_LEVEL)
    .map(({ id, value }) => ({ id, html: withoutComponents(value) }));

/** A documentation page with its menu, notices, content, and footer. */
export function DocPage(props: DocPageProps): ReactNode {
  const { toc, editUrl, lastChange, sidebar, sidebars, children } = props;
  const route = useRoute();
  const menu = menuOf(sidebar, sidebars, route);
  return (
    <DocShell menuName={sidebar ?? ''} menu={menu} sections={sectionsOf(toc)}>
      <div className={styles.page}>
        <article>
          <SdkNotice />
          <CopyPage />
          {children}
        </article>
        <PageFooter
          editUrl={editUrl}
          lastChange={lastChange}
          neighbors={neighborsOf(menu, route)}
          route={route}
        />
      </div>
    </DocShell>
  );
}
