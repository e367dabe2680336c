import { BASE_URL } from '../../../src/config/site';
import { RELOADED_KEY } from '../../../src/contracts/missing-file';

/**
 * Reloads a page once if one of its files is missing: a cached page can reference hashed files that a later deployment has removed.
 * src/client/start.ts resets the marker. The script runs before the browser requests any file of the site.
 *
 * After the client has started, the script does nothing. src/components/Island/pending-interactions.ts handles missing chunks of islands, and a
 * reload for a prefetched chunk would discard text in a form.
 */
export const missingFileScript = `addEventListener('error', ({ target: { rel, src, href } }) => {
  const file = src ?? (rel === 'stylesheet' && href);
  try {
    if (
      file &&
      file.startsWith(origin + '${BASE_URL}assets/') &&
      !('ready' in document.documentElement.dataset) &&
      sessionStorage.${RELOADED_KEY} !== location.pathname
    ) {
      sessionStorage.${RELOADED_KEY} = location.pathname;
      location.reload();
    }
  } catch {}
}, true);`;
