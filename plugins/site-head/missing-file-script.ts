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
export const missingFileScript = `(function (root) {
  var key = '${RELOADED_KEY}';
  function isAlive() { return root.getAttribute('data-has-hydrated') === 'true'; }
  addEventListener('error', function (event) {
    var file = event.target;
    var isNeeded = file && (file.tagName === 'SCRIPT' || (file.tagName === 'LINK' && file.rel === 'stylesheet'));
    if (!isNeeded || isAlive()) return;
    if ((file.src || file.href || '').indexOf(location.origin + '${BASE_URL}assets/') !== 0) return;
    try {
      if (sessionStorage.getItem(key) === location.pathname) return;
      sessionStorage.setItem(key, location.pathname);
    } catch (error) { return; }
    location.reload();
  }, true);
  new MutationObserver(function (changes, observer) {
    if (!isAlive()) return;
    observer.disconnect();
    try { sessionStorage.removeItem(key); } catch (error) {}
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
})(document.documentElement);`;
