import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the classic theme's highlighter out of what readers load: `plugins/rehype-code` highlights when the site is
 * built, yet a client module of the theme imports the tokenizer on every page. The bundler gets an empty one instead.
 */
export default function buildTimeHighlighter(): Plugin {
  return {
    name: 'build-time-highlighter',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'no-prism.ts') } },
    }),
  };
}
