import { INTERACTION_KEY } from '../browser/missing-file';

const tests = (keys: readonly string[], test: (key: string) => string): string =>
  keys.map(test).join(' || ') || 'false';

/**
 * The condition for the shortcuts, as code. It doesn't compare which modifier a shortcut has, because every byte delays the page, and the
 * client compares again.
 */
function isShortcutCode(shortcuts: string): string {
  const names = shortcuts.toLowerCase().split(' ').filter(Boolean);
  const combined = new Set(names.filter((name) => name.includes('+')).map((name) => name.at(-1)));
  const letter = (key: string): string =>
    `key === '${key}' || (key > '~' && code === 'Key${key.toUpperCase()}')`;
  const single = names.filter((name) => !name.includes('+'));
  return `ctrlKey || metaKey ? ${tests([...combined] as string[], letter)} : ${tests(single, (key) => `key === '${key}'`)}`;
}

/**
 * Runs in the head of every page, because readers can use the top of a page before the rest has loaded. It records button clicks, shortcuts
 * of islands, and the text typed after them until the client starts. It then replays them. The text can also follow an
 * interaction with the previous document, which was reloaded because it was outdated.
 * @param shortcuts in the format of `aria-keyshortcuts`
 */
export const earlyEventsScript = (shortcuts: string): string => `{
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
          (${isShortcutCode(shortcuts)} || ((events[0] || resumes) && !key[1]))
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
