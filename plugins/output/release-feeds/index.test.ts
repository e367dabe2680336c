/** @jest-environment jsdom */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releasedProducts, releaseHistory, type ReleasedProduct } from '@nitric-docs/nitric-facts';
import { releaseListOf } from '../../lib/release-notes';
import { writeReleaseFeeds } from '.';

let outDir = '';
beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'));
  writeReleaseFeeds(process.cwd(), outDir, 'https://docs.example');
});
afterAll(() => fs.rmSync(outDir, { recursive: true }));

const read = (product: ReleasedProduct, file: string): string =>
  fs.readFileSync(path.join(outDir, releaseListOf(product).route, file), 'utf8');

test.each(releasedProducts)('the feeds of %s have all releases, with unique IDs', (product) => {
  const atom = new DOMParser().parseFromString(read(product, 'feed.xml'), 'application/xml');
  const ids = [...atom.querySelectorAll('entry > id')].map((id) => id.textContent);
  expect(new Set(ids).size).toBe(releaseHistory[product].length);
  const { items } = JSON.parse(read(product, 'feed.json')) as { items: { id: string }[] };
  expect(items.map(({ id }) => id)).toEqual(ids);
});

test('addresses are absolute', () => {
  const text = read('cli', 'feed.xml');
  expect(text).toContain(
    '<link rel="self" href="https://docs.example/docs/reference/cli/releases/feed.xml"/>',
  );
  expect(text).toContain('<a href="https://docs.example/docs/websites">Websites</a>');
  expect(text).not.toMatch(/href="\//);
});
