// Wrapped: adds the site's own components to those that pages may use without an import.
import OriginalComponents from '@theme-original/MDXComponents';
import { markdownElements, mdxComponents } from '../../mdx';

export default { ...OriginalComponents, ...markdownElements, ...mdxComponents };
