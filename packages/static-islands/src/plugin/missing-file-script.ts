import { RELOADED_KEY } from '../browser/missing-file';

/**
 * Reloads a page once if one of its files is missing: a cached page can reference hashed files that a later deployment has removed.
 * The client resets the marker. The script runs before the browser requests any file of the site.
 *
 * After the client has started, the script does nothing. The island handles its own missing chunks, and a reload for a prefetched chunk would discard text in a form.
 */
export const missingFileScript = (
  baseUrl: string,
): string => `addEventListener('error', ({ target: { rel, src, href } }) => {
  const file = src ?? (rel === 'stylesheet' && href);
  try {
    if (
      file &&
      file.startsWith(origin + '${baseUrl}assets/') &&
      !('ready' in document.documentElement.dataset) &&
      sessionStorage.${RELOADED_KEY} !== location.pathname
    ) {
      sessionStorage.${RELOADED_KEY} = location.pathname;
      location.reload();
    }
  } catch {}
}, true);`;
