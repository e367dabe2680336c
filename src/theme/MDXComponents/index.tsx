// Wraps the component of @docusaurus/theme-classic.
// Adds the components that pages can use without an import. `code` is inline code, because the build has replaced fences.
import CodeInline from '@theme/CodeInline';
import OriginalComponents from '@theme-original/MDXComponents';
import { markdownElements, mdxComponents } from '../../mdx';

export default { ...OriginalComponents, code: CodeInline, ...markdownElements, ...mdxComponents };
