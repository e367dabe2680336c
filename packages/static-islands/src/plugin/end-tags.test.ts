import { load } from 'cheerio';
import { withEndTags } from './end-tags';

test.each([
  ['<p>One<p>Two<ul><li>Three</ul>', '<p>One</p><p>Two</p><ul><li>Three</ul>'],
  [
    '<table><thead><tr><th>A<tbody><tr><td>B<br><tr><td>C</table>',
    '<table><thead><tr><th>A</tr></thead><tbody><tr><td>B<br></tr><tr><td>C</tr></tbody></table>',
  ],
  ['<dl><dt>A<dd><p>B</dl>', '<dl><dt>A</dt><dd><p>B</p></dd></dl>'],
  ['<!doctype html><html><body><p>A', '<!doctype html><html><body><p>A</p></body></html>'],
  [
    '<p title="<p>">A</p><script>"<table><tr>"</script><svg><use href=#a /></svg>',
    '<p title="<p>">A</p><script>"<table><tr>"</script><svg><use href=#a /></svg>',
  ],
])('%s', (html, expected) => {
  expect(withEndTags(html)).toBe(expected);
  // Browsers see the same page.
  expect(load(expected).html()).toBe(load(html).html());
});
