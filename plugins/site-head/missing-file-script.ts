import { BASE_URL } from '../../src/config/site';

/** Names the page that was loaded again, while that page has not come to life. */
export const RELOADED_KEY = 'reloaded-for-missing-file';

/**
 * A deployment replaces the site's hashed files. A page that a cache kept from before asks for files that are gone: it is
 * loaded again, once, and the new page names the new files. Runs before any file of the site is asked for.
 *
 * Once the page is alive, nothing happens here: Docusaurus loads the page that the reader goes to anew when its chunk is missing
 * (`PendingNavigation`), and a chunk that was only fetched in advance must not take the reader's words in a form away.
 */
export const missingFileScript = `((root) => {
  const key = '${RELOADED_KEY}';
  const isAlive = () => root.dataset.hasHydrated === 'true';
  addEventListener('error', ({target: file}) => {
    const isNeeded = file.tagName === 'SCRIPT' || file.rel === 'stylesheet';
    if (!isNeeded || isAlive()) return;
    if (!(file.src || file.href).startsWith(location.origin + '${BASE_URL}assets/')) return;
    try {
      if (sessionStorage.getItem(key) === location.pathname) return;
      sessionStorage.setItem(key, location.pathname);
    } catch (error) { return; }
    location.reload();
  }, true);
  new MutationObserver((changes, observer) => {
    if (!isAlive()) return;
    observer.disconnect();
    try { sessionStorage.removeItem(key); } catch (error) {}
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})(document.documentElement);`;
