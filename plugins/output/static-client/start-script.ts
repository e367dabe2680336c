/**
 * Runs in the head of every page. It keeps what a reader does before src/client is there, presses of buttons, the keys of search and
 * what is typed after them, for src/client/early-events.ts to do again. A reader may see and press the top of a page before its end
 * has arrived.
 */
export const earlyEventsScript = `{
  const events = (window.earlyEvents = []);
  onclick = onkeydown = (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (
      key
        ? !target.closest('input, textarea') &&
          (ctrlKey || metaKey ? key === 'k' : key === '/' || (events[0] && !key[1]))
        : target.closest('button')
    ) {
      event.preventDefault();
      events.push(event);
    }
  };
}`;

/**
 * Runs at the end of every page. It asks for src/client once the reader sees the page: until then the HTML and the style sheet have the
 * line and the processor for themselves. (A browser that keeps its times to itself tells of no paint, and a page in a background tab
 * has none: both get the client a while after `load`, which may come before the first paint.)
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
