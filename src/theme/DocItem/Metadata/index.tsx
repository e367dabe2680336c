// Ejected from @docusaurus/theme-classic 3.10.2, 07cbb30b.
// Adds the SDK version to titles, generates social images, and adds Open Graph tags, X card tags, and structured data.
import type { ReactNode } from 'react';
import { PageHead } from '../../../features/page-head/PageHead';
import { StructuredData } from '../../../features/page-head/StructuredData';

export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <PageHead />
      <StructuredData />
    </>
  );
}
