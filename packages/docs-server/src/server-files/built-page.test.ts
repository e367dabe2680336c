/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readBuiltPage } from './built-page';

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const HEAD =
  '<head><meta name="description" content="Says &amp; does"><meta name="twitter:title" content="Page"></head>';

const page = (body: string, head = HEAD): string =>
  `<!doctype html><html>${head}<body>${body}</body></html>`;

it('reads title and description', () => {
  expect(readBuiltPage(page('<p>Text')).texts).toEqual({
    title: 'Page',
    description: 'Says & does',
  });
});

it('returns no texts for a page without a title for social images', () => {
  const redirect = page('', '<head><meta http-equiv="refresh" content="0; url=/"></head>');
  expect(readBuiltPage(redirect)).toEqual({ scriptHashes: [] });
});

it('hashes all executable inline scripts', () => {
  const head = '<head><script>first("<p>")</script></head>';
  const body =
    '<script src="/main.js"></script><p>a &lt;script> in text</p><script type="application/ld+json">{}</script>' +
    '<script type="module">last()\n</script>';
  expect(readBuiltPage(page(body, head)).scriptHashes).toEqual(
    ['first("<p>")', 'last()\n'].map(sourceOf),
  );
});

it('ignores script tags in attributes', () => {
  const body = '<p title="What <script > does">Text</p><script>only()</script>';
  expect(readBuiltPage(page(body)).scriptHashes).toEqual([sourceOf('only()')]);
});
