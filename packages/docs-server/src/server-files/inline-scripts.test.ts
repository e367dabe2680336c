import { inlineScriptsOf, sourceOf } from './inline-scripts';

it('finds all executable inline scripts, but no script tags in attributes', () => {
  const html =
    '<!doctype html><html><head><script>first("<p>")</script></head>' +
    '<body><script src="/main.js"></script><p title="What <script > does">a &lt;script> in text</p>' +
    '<script type="application/ld+json">{}</script><script type="module">last()\n</script></body></html>';
  expect(inlineScriptsOf(html)).toEqual(['first("<p>")', 'last()\n'].map(sourceOf));
});
