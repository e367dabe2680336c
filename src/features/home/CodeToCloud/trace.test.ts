import { traceLines } from './trace';

const marked = (...lines: string[]): string =>
  lines.map((line) => `<span class="code-mark">${line}\n</span>`).join('');

it.each([
  ['const a = 1', 'mark the lines with these declarations, in this order: Bucket, Permission,'],
  [
    marked(
      'const shop = api()',
      'const a = bucket().allow()',
      'shop.post("/", async (ctx) =&gt; {',
    ),
    'mark the lines with these declarations, in this order: Bucket, Permission,',
  ],
  [marked('}'), 'the marked line "}" declares nothing.'],
])('rejects %s', (html, message) => {
  expect(() => traceLines(html)).toThrow(message);
});
