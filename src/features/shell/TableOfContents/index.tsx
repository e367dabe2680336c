import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PAGE_SECTIONS } from '../../navigation/Menu/attributes';
import { MENU_AREA } from '../DocShell/attributes';
import type { PageSection } from './sections';
import styles from './styles.module.css';

interface TableOfContentsProps {
  /** The title of the page. Its link leads to the top. */
  title: string;
  sections: readonly PageSection[];
}

export function TableOfContents({ title, sections }: TableOfContentsProps): ReactNode {
  return (
    sections.length > 0 && (
      <nav className={styles.column} aria-label="On this page" {...{ [MENU_AREA]: '' }}>
        <div className={styles.heading}>On this page</div>
        <SectionList title={title} sections={sections} />
      </nav>
    )
  );
}

export function TableOfContentsBox({ title, sections }: TableOfContentsProps): ReactNode {
  return (
    sections.length > 0 && (
      <details className={styles.box}>
        <summary>On this page</summary>
        <SectionList title={title} sections={sections} />
      </details>
    )
  );
}

interface SectionListProps extends TableOfContentsProps {
  /** Whether the list has a name of its own, because nothing around it has one. */
  isNamed?: boolean;
}

/** The top and the sections of the active page, on a wire. The client (navigation/Menu/sections-in-view) marks the ones in view. */
export function SectionList({ title, sections, isNamed }: SectionListProps): ReactNode {
  return (
    <ul
      className={styles.list}
      aria-label={isNamed ? 'On this page' : undefined}
      {...{ [PAGE_SECTIONS]: '' }}
    >
      <li>
        <a href="#main">{title}</a>
      </li>
      {sections.map(({ id, level, html }) => (
        <li key={id} className={clsx(level === 3 && styles.subsection)}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
