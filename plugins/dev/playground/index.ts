import type { Plugin } from '@docusaurus/types';
import { BASE_URL } from '../../../src/config/site';
import { PLAYGROUND_FOLDER } from '../../../src/contracts/playground';
import { withDevMiddleware, type Middleware } from '../../lib/dev-middleware';
import type { RunnableSamples } from '../../lib/runnable-samples';

const FOLDER = `${BASE_URL}${PLAYGROUND_FOLDER}/`;

const typeOf = (name: string): string =>
  name.endsWith('.json')
    ? 'application/json'
    : name.endsWith('.js')
      ? 'text/javascript'
      : 'text/html';

/** Finds out which samples readers can run, and lets them run in the development server, which doesn't write files. */
export default function playground(samples: RunnableSamples): Plugin {
  const handle: Middleware = ({ url = '' }, response, next) => {
    if (!url.startsWith(FOLDER)) {
      next();
      return;
    }
    const name = url.slice(FOLDER.length).replace(/\?.*/, '');
    void samples.files().then((files) => {
      const text = files.get(name) ?? files.get(`${name}.html`);
      response
        .writeHead(text === undefined ? 404 : 200, { 'content-type': typeOf(name) })
        .end(text);
    }, next);
  };
  return {
    name: 'playground',
    loadContent: () => samples.prepare(),
    configureWebpack: withDevMiddleware('playground', handle),
  };
}
