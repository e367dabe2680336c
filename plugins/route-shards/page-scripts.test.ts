/** @jest-environment node */
import { addPageChunks } from './page-scripts';

const manifest = JSON.stringify({
  entrypoints: ['main'],
  origins: { c1: ['c1', 'vendor'], 'pages-0': ['pages-0'] },
});

test('a page’s module leads to the files of its chunks', () => {
  const changed = addPageChunks(manifest, [
    { module: '@site/docs/a.mdx', chunks: ['pages-0', 'c1'] },
  ]);
  expect(JSON.parse(changed)).toMatchObject({
    entrypoints: ['main'],
    origins: { '@site/docs/a.mdx': ['pages-0', 'c1', 'vendor'] },
  });
});

test('stops when the manifest lacks a chunk or has another form', () => {
  expect(() => addPageChunks(manifest, [{ module: '@site/docs/a.mdx', chunks: ['c2'] }])).toThrow(
    /lacks the chunk c2 of the page @site\/docs\/a\.mdx/,
  );
  // The page asks for it when it is gone to: without the chunk it would stay without its samples.
  const late = { module: '@site/docs/a.mdx', chunks: ['c1'], late: 'html-1' };
  expect(() => addPageChunks(manifest, [late])).toThrow(/lacks the chunk html-1/);
  expect(() => addPageChunks('{}', [])).toThrow(/Accepted is an object with `origins`/);
});
