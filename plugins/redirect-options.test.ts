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

  it('accepts a planned target', () => {
    expect(() =>
      createRedirectOptions(siteDir, () => [{ from: '/old', to: '/storage' }]),
    ).not.toThrow();
  });

  it('lists all loops and unknown targets', () => {
    expect(() =>
      createRedirectOptions(siteDir, () => [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
        { from: '/old', to: '/nowhere' },
      ]),
    ).toThrow(
      [
        'src/config/node/redirects.yaml:',
        '  - /a redirects to /b, which is also a redirect. Redirect to a page directly.',
        '  - /b redirects to /a, which is also a redirect. Redirect to a page directly.',
        '  - /old redirects to /nowhere, which is not a page. Redirect to a page or a planned route.',
      ].join('\n'),
    );
  });
});
