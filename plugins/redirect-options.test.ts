/** @jest-environment node */
import fs from 'node:fs';
import { readContentPages } from './lib/content-inventory';
import { redirectOptions } from './redirect-options';

test('the redirects of the site lead to its pages', () => {
  const { redirects } = redirectOptions(process.cwd());
  expect(redirects).toContainEqual({ from: '/faq/common-questions', to: '/faq' });
  expect(redirects).toContainEqual({ from: '/reference/go/v1', to: '/reference/go' });
  for (const version of ['', '/v0']) {
    expect(redirects).toContainEqual({
      from: `/reference/jvm${version}/storage/bucket`,
      to: '/reference/jvm/v0/storage#bucket',
    });
  }
});

test('the anchors that replace pages exist', () => {
  const pages = readContentPages(process.cwd());
  const { redirects = [] } = redirectOptions(process.cwd());
  const missing = redirects
    .map(({ to }) => to)
    .filter((to) => /\/v0\/.*#/.test(to))
    .filter((to) => {
      const [route = '', anchor] = to.split('#');
      const source = fs.readFileSync(pages.get(route)?.file ?? '', 'utf8');
      return !source.includes(`{/*#${anchor}*/}`);
    });
  expect(missing).toEqual([]);
});

it.each(['/old: /nowhere', '/faq: /storage', '/Old: /faq'])('rejects %s', (line) => {
  const text = `permanent:\n  ${line}\ntemporary: {}\nfolders: {}\n`;
  expect(() => redirectOptions(process.cwd(), text)).toThrow(
    /^src\/config\/node\/redirects\.yaml: permanent\..*Accepted: /,
  );
});
