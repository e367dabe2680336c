import { INTERACTION_KEY } from './missing-file';

/**
 * Runs in the head of every page, because readers can use the top of a page before the rest has loaded. It records button clicks, search
 * shortcuts (SEARCH_SHORTCUTS, roughly, because every byte delays the page), and the text typed after them until the client starts.
 * It then replays them. The text can also follow an interaction with the previous document, which was reloaded because it was outdated.
 */
export const earlyEventsScript = `{
  const events = (window.earlyEvents = []);
  let resumes;
  try {
    resumes = '${INTERACTION_KEY}' in sessionStorage;
  } catch {}
  onclick = onkeydown = (event) => {
    const { target, key, code, altKey, ctrlKey, metaKey } = event;
    if (
      key
        ? !altKey &&
          !target.closest('input, textarea') &&
          (ctrlKey || metaKey ? key === 'k' || (key > '~' && code === 'KeyK') : key === '/' || ((events[0] || resumes) && !key[1]))
        : target.closest('button')
    ) {
      event.preventDefault();
      events.push(event);
    }
  };
}`;

/**
 * Runs at the end of every page. It loads the client after the first paint, so that the script doesn't compete with the HTML and the
 * style sheet. Background tabs, and browsers that hide paint timing, report no paint, so they load it 300 ms after `load`.
 */
export const startScript = `{
  let { client } = document.currentScript.dataset;
  const load = () => {
    if (client) document.head.append(Object.assign(document.createElement('script'), { src: client }));
    client = '';
  };
  onload = () => setTimeout(load, 300);
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
}`;
