import { BASE_URL } from '../../src/config/site';
import { RELOADED_KEY } from '../../src/contracts/missing-file';

/**
 * A deployment replaces the site's hashed files. A page that a cache kept from before asks for files that are gone: it is
 * loaded again, once (features/site/ReloadDone), and the new page names the new files. Runs before any file of the site is asked
 * for.
 *
 * Once the page is alive, nothing happens here: Docusaurus loads the page that the reader goes to anew when its chunk is missing
 * (`PendingNavigation`), and a chunk that was only fetched in advance must not take the reader's words in a form away.
 */
export const missingFileScript = `addEventListener('error', ({target: file}) => {
  const isNeeded = file.tagName === 'SCRIPT' || file.rel === 'stylesheet';
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  const isOurs = isNeeded && (file.src || file.href).startsWith(location.origin + '${BASE_URL}assets/');
  try {
    if (isOurs && !isAlive && sessionStorage['${RELOADED_KEY}'] !== location.pathname) {
      sessionStorage['${RELOADED_KEY}'] = location.pathname;
      location.reload();
    }
  } catch (error) {}
}, true);`;
