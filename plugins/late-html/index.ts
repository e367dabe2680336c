/**
 * Samples and diagrams once: a page's HTML holds their markup, so the script that brings the page to life comes without it. A
 * page that is reached from another one loads it beside its script (plugins/route-shards/client/preload.ts).
 *
 * In a production build `rehypeLateHtml` moves the markup into generated modules, and this plugin leads the page's import to
 * the markup for the server and to what stands for it (client/late-html.ts) for the browser; src/components/ServedHtml shows
 * either. It depends on one behaviour of React 19: hydration leaves what `dangerouslySetInnerHTML` set as it finds it
 * (ServedHtml's test holds it to that). Without this plugin and `rehypeLateHtml` in plugins/docs-options the markup is part
 * of the script again.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LATE_HTML } from './names';

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
