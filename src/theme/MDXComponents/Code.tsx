// Ejected from @docusaurus/theme-classic 3.10.2.
// Renders only inline code, because `plugins/markdown/rehype-code` has already replaced code fences. The original would add a
// syntax highlighter to the client bundle.
export { default } from '@theme/CodeInline';
