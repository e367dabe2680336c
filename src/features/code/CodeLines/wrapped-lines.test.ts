/** @jest-environment jsdom */
import { wrappedLines } from './wrapped-lines';

const textOf = (html: string): string | null => {
  document.body.innerHTML = html;
  return document.body.textContent;
};

it('puts each line into an element, also if a token has several', () => {
  const html = 'const a = <span class="tok-s">`b\nc`</span>\n\nd';
  const wrapped = wrappedLines(html);
  expect(wrapped.match(/class="code-wrap"/g)).toHaveLength(4);
  expect(wrapped).toContain('<span class="tok-s">c`</span>');
  expect(textOf(wrapped)).toBe(textOf(html));
});

it('lets long lines break before the members of objects, without another text', () => {
  const line = `await storage.bucket('receipts').file(order.number).getUploadUrl()`;
  expect(wrappedLines(line)).toContain("await storage<wbr>.bucket('receipts')<wbr>.file(");
  expect(textOf(wrappedLines(line))).toBe(line);
  expect(wrappedLines('a.b')).not.toContain('<wbr>');
});

it('lets the rest of a long line hang below its own indent', () => {
  const rest = 'x'.repeat(60);
  expect(wrappedLines(`\t  ${rest}`)).toMatch(/^<span class="code-wrap" style="--indent:6ch">/);
});

it('leaves marked and numbered lines as they are', () => {
  const html = 'a\n<span class="code-mark">b\n</span>';
  expect(wrappedLines(html)).toBe(html);
});
