/** @jest-environment node */
import { blockingScripts } from './first-load';

test('scripts block unless they are deferred, asynchronous, modules, in the page or not yet scripts', () => {
  const html = `<head><script>1</script><script src="/docs/a.js"></script><script src="/docs/b.js" defer></script>
    <script src="/docs/c.js" async></script><script src="/docs/d.js" type="module"></script>
    <script src="/docs/e.js" type="text/javascript"></script><script type="late" src="/docs/f.js"></script></head>`;
  expect([...blockingScripts(html, 'http://localhost:1/docs/apis')]).toEqual([
    'http://localhost:1/docs/a.js',
    'http://localhost:1/docs/e.js',
  ]);
});
