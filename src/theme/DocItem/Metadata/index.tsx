// Ejected from @docusaurus/theme-classic 3.10.2.
// Adds the SDK version to titles, generates social images, and adds Open Graph and X card tags.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { PageHead } from '../../../features/page-head/PageHead';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title_meta: titleMeta } = frontMatter as typeof frontMatter & { title_meta?: string };
  return <PageHead title={titleMeta ?? metadata.title} description={metadata.description} />;
}
