/** @jest-environment node */
import { blockingScripts } from './first-load';

test('scripts block unless they are deferred, asynchronous, modules or in the page', () => {
  const html = `<head><script>1</script><script src="/docs/a.js"></script><script src="/docs/b.js" defer></script>
    <script src="/docs/c.js" async></script><script src="/docs/d.js" type="module"></script></head>`;
  expect([...blockingScripts(html, 'http://localhost:1/docs/apis')]).toEqual([
    'http://localhost:1/docs/a.js',
  ]);
});
