/**
 * Text, samples and diagrams once: a page's HTML holds them, so the script that brings the page to life comes without them. A
 * page that is reached from another one loads them beside its script (plugins/route-shards/client/preload.ts).
 *
 * In a production build `rehypeLateHtml` moves these parts into generated modules: markup as it is, text as functions that draw
 * it. This plugin leads the page's import to the parts for the server and to what stands for them (client/late-html.ts) for the
 * browser; src/components/ServedHtml and src/features/late-text show either. It depends on one behaviour of React 19: hydration
 * leaves what `dangerouslySetInnerHTML` set as it finds it (their tests hold it to that). Without this plugin and
 * `rehypeLateHtml` in plugins/docs-options the parts are in the script again.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LATE_HTML } from './names';

export { isLateModule } from './names';
export { rehypeLateHtml } from './rehype';

export default function lateHtml({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: LATE_HTML,
    configureWebpack(_config, isServer) {
      const folder = path.join(generatedFilesDir, LATE_HTML, isServer ? 'server' : 'client');
      return { resolve: { alias: { [`@${LATE_HTML}`]: folder } } };
    },
  };
}
