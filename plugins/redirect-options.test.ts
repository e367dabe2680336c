/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRedirectOptions } from './redirect-options';

jest.mock('../src/config/node/planned-routes.json', () =>
  jest.requireActual<object>('../tests/mocks/whole-plan'),
);

describe('createRedirectOptions', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirect-options-'));
    fs.mkdirSync(path.join(siteDir, 'docs'));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

  it('returns no redirects if no target exists', () => {
    expect(createRedirectOptions(siteDir)).toEqual({ redirects: [] });
  });

  it('returns redirects with an existing target', () => {
    fs.writeFileSync(path.join(siteDir, 'docs/faq.mdx'), '');
    const { redirects = [] } = createRedirectOptions(siteDir);
    expect(redirects).toContainEqual({ from: '/faq/common-questions', to: '/faq' });
    expect(redirects.every(({ to }) => to === '/faq')).toBe(true);
  });

  const yaml = (line: string): string => `permanent:\n  ${line}\ntemporary: {}\nfolders: {}\n`;

  it('accepts a planned target', () => {
    expect(createRedirectOptions(siteDir, yaml('/old: /storage'))).toEqual({ redirects: [] });
  });

  it.each(['/old: /nowhere', '/faq: /storage', '/Old: /faq'])('rejects %s', (line) => {
    fs.writeFileSync(path.join(siteDir, 'docs/faq.mdx'), '');
    expect(() => createRedirectOptions(siteDir, yaml(line))).toThrow(
      /^src\/config\/node\/redirects\.yaml:2:3: .*Accepted: /,
    );
  });
});

test('the redirects of the site lead to its pages', () => {
  const { redirects = [] } = createRedirectOptions(process.cwd());
  expect(redirects).toContainEqual({ from: '/reference/go/v1', to: '/reference/go' });
  expect(redirects).toContainEqual({
    from: '/reference/jvm/storage/bucket',
    to: '/reference/jvm/v0/storage/bucket',
  });
});
