/** @jest-environment node */
import { redirectOptions } from './redirect-options';

test('the redirects of the site lead to its pages', () => {
  const { redirects } = redirectOptions(process.cwd());
  expect(redirects).toContainEqual({ from: '/faq/common-questions', to: '/faq' });
  expect(redirects).toContainEqual({ from: '/reference/go/v1', to: '/reference/go' });
  expect(redirects).toContainEqual({
    from: '/reference/jvm/storage/bucket',
    to: '/reference/jvm/v0/storage/bucket',
  });
});

it.each(['/old: /nowhere', '/faq: /storage', '/Old: /faq'])('rejects %s', (line) => {
  const text = `permanent:\n  ${line}\ntemporary: {}\nfolders: {}\n`;
  expect(() => redirectOptions(process.cwd(), text)).toThrow(
    /^src\/config\/node\/redirects\.yaml: permanent\..*Accepted: /,
  );
});
