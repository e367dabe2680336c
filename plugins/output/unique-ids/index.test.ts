/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import uniqueIds from '.';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

jest.mock('../../lib/stop', () => ({
  stopIfAny: (problems: readonly string[]) => {
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  },
}));

/** Checks a site with one page. */
function check(html: string): void {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'unique-ids-'));
  const outDir = path.join(siteDir, 'build');
  fs.mkdirSync(path.join(siteDir, 'docs'));
  fs.mkdirSync(outDir);
  fs.writeFileSync(path.join(siteDir, 'docs/jobs.mdx'), '');
  fs.writeFileSync(path.join(outDir, 'jobs.html'), html);
  fs.writeFileSync(path.join(outDir, '404.html'), '<h1>Page not found</h1>');
  fs.writeFileSync(path.join(outDir, 'search.html'), '<h1>Search</h1>');
  try {
    void uniqueIds({ siteDir }).postBuild?.({ outDir } as BuiltSite);
  } finally {
    fs.rmSync(siteDir, { recursive: true });
  }
}

it.each([
  ['with quotes', '<h2 class="anchor" id="retry">A</h2><td><a href=#retry id="retry">B</a></td>'],
  ['without quotes', '<h2 id=retry>A</h2><a class="x" id=retry href="#retry">B</a>'],
])('names the page, the id, and the elements of a duplicate %s', (_, html) => {
  expect(() => check(html)).toThrow(
    /^docs\/jobs\.mdx: the id "retry" belongs to <h2> and <a>\. Accepted: .*Rename the/,
  );
});

it('ignores text and other attributes', () => {
  expect(() =>
    check('<h2 id="a">id="a" &lt;p id="a"></h2><p data-id="a" title="x id=a"><use href="#a"></p>'),
  ).not.toThrow();
});
