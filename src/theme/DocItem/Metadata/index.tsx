// Ejected from @docusaurus/theme-classic 3.10.2, 07cbb30b.
// Adds the SDK version to titles, generates social images, and adds Open Graph tags, X card tags, and structured data.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { PageHead } from '../../../features/page-head/PageHead';
import { StructuredData } from '../../../features/page-head/StructuredData';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title_meta: titleMeta } = frontMatter as typeof frontMatter & { title_meta?: string };
  const { description, lastUpdatedAt, title } = metadata;
  return (
    <>
      <PageHead title={titleMeta ?? title} description={description} />
      <StructuredData
        title={title}
        description={description}
        lastChange={lastUpdatedAt ? new Date(lastUpdatedAt) : undefined}
      />
    </>
  );
}
