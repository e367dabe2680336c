import { startTransition } from 'react';
import { inOrder, type Modules } from './module-order';

/** The bundler's own: every module that has been loaded, by its id, and what runs one (and first all that it imports). */
declare const __webpack_modules__: Modules;
declare const __webpack_require__: (id: string) => unknown;

/** Milliseconds of work after which the start gives way. On a phone a quarter as fast, a task of 16 ms is no delay that a reader feels. */
const TASK_MS = 4;

/** Lets the browser paint and answer the reader between two parts of the start. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Runs the main bundle module by module, and gives way between them. */
async function runModules(): Promise<void> {
  let start = performance.now();
  for (const id of inOrder(__webpack_modules__)) {
    __webpack_require__(id);
    if (performance.now() - start > TASK_MS) {
      await pause();
      start = performance.now();
    }
  }
}

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
