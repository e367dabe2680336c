// Ejected: shows code inside a line. Fences never come here (plugins/markdown/rehype-code has turned them into panels), and the
// original would bring its highlighter for them to every reader.
export { default } from '@theme/CodeInline';
