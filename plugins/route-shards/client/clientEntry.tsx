import { startTransition } from 'react';
import { inShortTasks, pause } from '../../../src/contracts/short-tasks';
import { inOrder, type Modules } from './module-order';

/** The bundler's own: every module that has been loaded, by its id, and what runs one (and first all that it imports). */
declare const __webpack_modules__: Modules;
declare const __webpack_require__: (id: string) => unknown;

/** Runs the main bundle module by module, and gives way between them. */
const runModules = (): Promise<void> =>
  inShortTasks(inOrder(__webpack_modules__), (id) => __webpack_require__(id));

/**
 * In the place of Docusaurus' `clientEntry`: brings the page to life in several short tasks. The original runs every module of
 * the main bundle in one, for which a phone needs a fifth of a second.
 */
async function start(container: Element): Promise<void> {
  const { default: docusaurus } = await import(/* webpackMode: "eager" */ './docusaurus');
  const { default: preload } = await import(/* webpackMode: "eager" */ './preload');
  window.docusaurus = docusaurus;
  await pause();
  const page = preload(window.location.pathname);
  await runModules();
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  const { app } = await import(/* webpackMode: "eager" */ './app');
  await page;
  await pause();
  const onRecoverableError = (error: unknown, info: unknown): void => {
    console.error('Docusaurus React Root onRecoverableError:', error, info);
  };
  startTransition(() => {
    if (process.env.HYDRATE_CLIENT_ENTRY) {
      window.docusaurusRoot = hydrateRoot(container, app, { onRecoverableError });
    } else {
      window.docusaurusRoot = createRoot(container, { onRecoverableError });
      window.docusaurusRoot.render(app);
    }
  });
}

const container = document.getElementById('__docusaurus');
if (container) {
  void start(container);
}
