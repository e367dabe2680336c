/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { cuts } from './cuts';
import { slimDocSearch } from './slim-docsearch';

const file = path.join(
  path.dirname(require.resolve('@docsearch/react/package.json')),
  'dist/esm/index.js',
);
const stock = fs.readFileSync(file, 'utf8');
const RESULTS = '/site/Results.tsx';

describe('the modal of DocSearch 3.9', () => {
  const slim = slimDocSearch(stock, RESULTS);

  it('is a module that exports the modal, with the site’s list of results', () => {
    expect(() => transformSync(slim, { format: 'esm' })).not.toThrow();
    expect(slim).toMatch(/export\{an as DocSearchModal\};\s*$/);
    expect(slim).toContain(`import{Results as wr}from"${RESULTS}";`);
  });

  it('has no client of the hosted provider, no button and no logo', () => {
    expect(stock).toContain('algolianet.com');
    expect(slim).not.toContain('algolianet.com');
    expect(slim).not.toContain('DocSearch-Button');
    expect(slim).not.toContain('"aria-label":"Algolia"');
  });

  it('draws an answer in the task that brings it, and nothing when nothing changes', () => {
    expect(slim).toContain('flushSync as drawNow}from"react-dom"');
    expect(slim).toContain('drawNow((function(){B(e.state)}))');
    expect(slim).toContain('return e.status===t.payload?e:');
  });

  it('is a dialog with a grid of rows', () => {
    expect(slim).toContain('"aria-modal":!0,"aria-label":"Search"');
    expect(slim).toContain('role:"dialog"');
    expect(slim).not.toMatch(/role:"(?:listbox|option|button)"/);
  });
});

it('another DocSearch stops the build, which names what differs', () => {
  for (const { name, find } of cuts) {
    const other = stock.replace(find, '');
    expect(() => slimDocSearch(other, RESULTS)).toThrow(/slim-docsearch: .*cuts\.ts/);
    expect(name).not.toBe('');
  }
  expect(() => slimDocSearch('export{};', RESULTS)).toThrow(
    /"Algolia client" 0 times in dist\/esm\/index\.js, not 1 as in 3\.9\.0/,
  );
});
