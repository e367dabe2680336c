// Wraps the component of @docusaurus/theme-classic.
// Adds the components that pages can use without an import.
import OriginalComponents from '@theme-original/MDXComponents';
import { markdownElements, mdxComponents } from '../../mdx';

export default { ...OriginalComponents, ...markdownElements, ...mdxComponents };
