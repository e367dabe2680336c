import type { ReactNode } from 'react';
import { CopyPage } from '../../copy-page/CopyPage';
import { TableOfContentsBox } from '../TableOfContents';
import type { PageSection } from '../TableOfContents/sections';
import styles from './styles.module.css';

interface PageHeaderProps {
  title: string;
  sections: readonly PageSection[];
}

/** The title of a page, the menu "Copy page", and the table of contents of narrow windows. */
export function PageHeader({ title, sections }: PageHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        <CopyPage />
      </div>
      <TableOfContentsBox title={title} sections={sections} />
    </header>
  );
}
