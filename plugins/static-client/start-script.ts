/**
 * Runs in the head of every page, before src/client. It asks for the client once the reader sees the page: until then the HTML and
 * the style sheet have the line and the processor for themselves. (A browser that keeps its times to itself tells of no paint, and
 * a page in a background tab has none: `load` comes to both.) And it keeps what a reader does meanwhile, presses of buttons, the
 * keys of search and what is typed after them, for src/client/early-events.ts to do again.
 */
export const startScript = `{
  let { client } = document.currentScript.dataset;
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
  const load = () => {
    if (client) document.head.append(Object.assign(document.createElement('script'), { src: client }));
    client = '';
  };
  onload = load;
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
}`;
