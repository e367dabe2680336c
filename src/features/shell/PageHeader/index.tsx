import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { BlockTile } from '../../../components/BlockTile';
import { blockAt } from '../../../config/building-blocks';
import { sdkResourceOf } from '../../../config/sdk-resources';
import type { SdkFrontMatter } from '../../../contracts/function-head';
import { useRoute } from '../../../lib/route';
import { CopyPage } from '../../copy-page/CopyPage';
import {
  FunctionEyebrow,
  FunctionLinks,
  FunctionSummary,
  FunctionTitle,
} from '../../sdk-reference/FunctionHead';
import { SdkNotice } from '../../sdk-reference/SdkNotice';
import { layoutOf } from '../page-layout';
import { TableOfContentsBox } from '../TableOfContents';
import { sectionsOf } from '../TableOfContents/sections';
import styles from './styles.module.css';

/** The home page contains its own title. */
export function PageHeader(): ReactNode {
  const { metadata, toc, frontMatter } = useDoc();
  // plugins/content/front-matter adds them.
  const { function_head: functionHead, latest_version: latest } = frontMatter as SdkFrontMatter;
  const route = useRoute();
  if (layoutOf(route) === 'home') {
    return null;
  }
  const { title } = metadata;
  const sections = sectionsOf(toc);
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
