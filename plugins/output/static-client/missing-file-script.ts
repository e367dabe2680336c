import { BASE_URL } from '../../../src/config/site';
import { RELOADED_KEY } from '../../../src/contracts/missing-file';

/**
 * A deployment replaces the site's hashed files. A page that a cache kept from before asks for files that are gone: it is
 * loaded again, once (src/client/start.ts ends that), and the new page names the new files. Runs before any file of the site is
 * asked for.
 *
 * Once the client is there, nothing happens here: a chunk of an island that is missing is told of where it is wanted
 * (src/client/pending-interactions.ts), and one that was only fetched ahead must not take the reader's words in a form away.
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
