/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Redirect } from '../../../src/config/redirects';
import { createRedirectOptions } from '.';

describe('the redirects that are built', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirect-options-'));
    fs.mkdirSync(path.join(siteDir, 'docs'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true, force: true });
    jest.resetModules();
  });

  it('are none while no target is written', () => {
    expect(createRedirectOptions(siteDir)).toEqual({ redirects: [] });
  });

  it('are those with a written target', () => {
    fs.writeFileSync(path.join(siteDir, 'docs/faq.mdx'), '');
    const { redirects = [] } = createRedirectOptions(siteDir);
    expect(redirects).toContainEqual({ from: '/faq/common-questions', to: '/faq' });
    expect(redirects.every(({ to }) => to === '/faq')).toBe(true);
  });

  function createWith(rules: readonly Redirect[]): void {
    jest.isolateModules(() => {
      const actual = jest.requireActual<object>('../../../src/config/redirects');
      jest.doMock('../../../src/config/redirects', () => ({ ...actual, redirects: rules }));
      const plugin = jest.requireActual<{ createRedirectOptions: typeof createRedirectOptions }>(
        '.',
      );
      jest.dontMock('../../../src/config/redirects');
      plugin.createRedirectOptions(siteDir);
    });
  }

  it('accept a target that is only planned', () => {
    expect(() => createWith([{ from: '/old', to: '/storage' }])).not.toThrow();
  });

  it('stop the build at every rule that loops or leads nowhere', () => {
    expect(() =>
      createWith([
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
        { from: '/old', to: '/nowhere' },
      ]),
    ).toThrow(
      [
        'src/config/redirects.ts:',
        '  - /a is part of a loop: /a -> /b -> ... -> /a.',
        '  - /b is part of a loop: /b -> /a -> ... -> /b.',
        '  - /old redirects to /nowhere, which is no page. Name a page or a planned route.',
      ].join('\n'),
    );
  });
});
