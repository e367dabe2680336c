import { startTransition } from 'react';

/** Lets the browser paint and answer the reader between two parts of the start. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * In the place of Docusaurus' `clientEntry`: brings the page to life in several short tasks. The original runs every module of
 * the main bundle in one, for which a phone needs a fifth of a second.
 */
async function start(container: Element): Promise<void> {
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { default: docusaurus } = await import(/* webpackMode: "eager" */ './docusaurus');
  const { default: preload } = await import(/* webpackMode: "eager" */ './preload');
  window.docusaurus = docusaurus;
  await pause();
  const page = preload(window.location.pathname);
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
