import type { ReactNode } from 'react';
import { BlockTile } from '../../../components/BlockTile';
import { blockAt } from '../../../config/building-blocks';
import { sdkResourceOf } from '../../../config/sdk-resources';
import type { FunctionHead, VersionLink } from '../../../contracts/function-head';
import { useRoute } from '../../../lib/route';
import { CopyPage } from '../../copy-page/CopyPage';
import {
  FunctionEyebrow,
  FunctionLinks,
  FunctionSummary,
  FunctionTitle,
} from '../../sdk-reference/FunctionHead';
import { SdkNotice } from '../../sdk-reference/SdkNotice';
import { TableOfContentsBox } from '../TableOfContents';
import type { PageSection } from '../TableOfContents/sections';
import styles from './styles.module.css';

interface PageHeaderProps {
  title: string;
  sections: readonly PageSection[];
  /** Of a page about SDK functions. */
  functionHead: FunctionHead | undefined;
  /** The counterpart of a page of an older version of an SDK. */
  latest: VersionLink | undefined;
}

/** The title of a page, the menu "Copy page", notices, and the table of contents of narrow windows. */
export function PageHeader({ title, sections, functionHead, latest }: PageHeaderProps): ReactNode {
  const route = useRoute();
  const block = blockAt(route);
  return (
    <header className={styles.header} data-tone={sdkResourceOf(route)?.block.key}>
      {functionHead ? (
        <>
          <FunctionEyebrow />
          <FunctionTitle title={title} />
          <FunctionSummary head={functionHead} anchors={new Set(sections.map(({ id }) => id))} />
          <div className={styles.links}>
            <FunctionLinks head={functionHead} />
            <CopyPage />
          </div>
        </>
      ) : (
        <>
          {block && <p className={styles.eyebrow}>Building block</p>}
          <div className={styles.row}>
            <h1 className={styles.title}>
              {block && <BlockTile block={block.key} />}
              {title}
            </h1>
            <CopyPage />
          </div>
        </>
      )}
      <SdkNotice latest={latest} />
      <TableOfContentsBox title={title} sections={sections} />
    </header>
  );
}
