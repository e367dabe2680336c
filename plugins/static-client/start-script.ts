/** A browser that never tells of a paint gets the client so much later than its first frame, in milliseconds. */
const PAINT_WAIT_MS = 300;

/**
 * Runs at the end of every page, before src/client. It asks for the client once the reader sees the page: until then the HTML and
 * the style sheet have the line and the processor for themselves. And it keeps what a reader does meanwhile (a press of a
 * button, the keys of search and what is typed after them), for src/client/early-events.ts to do again.
 */
export const startScript = `(({ dataset: { client } }) => {
  const events = [];
  const isKept = ({ type, target, key, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (type === 'click') return target.closest('button');
    if (altKey || target.closest('input, select, textarea')) return false;
    if (ctrlKey || metaKey) return key === 'k' && !shiftKey;
    return key === '/' || (key.length === 1 && events.some((event) => event.key));
  };
  const keep = (event) => {
    if (isKept(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      events.push(event);
    }
  };
  const types = ['click', 'keydown'];
  types.forEach((type) => addEventListener(type, keep, true));
  window.takeEarlyEvents = () => {
    types.forEach((type) => removeEventListener(type, keep, true));
    return events;
  };
  const load = () => {
    if (client) document.head.append(Object.assign(document.createElement('script'), { src: client }));
    client = '';
  };
  if (document.hidden) load();
  requestAnimationFrame(() => setTimeout(load, ${PAINT_WAIT_MS}));
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
})(document.currentScript);`;
