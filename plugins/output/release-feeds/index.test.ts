/** @jest-environment jsdom */
import { releasedProducts, releaseHistory } from '@nitric-docs/nitric-facts';
import { testFolder } from '../../../tests/lib/test-folder';
import { releaseListOf } from '../../lib/release-notes';
import { writeReleaseFeeds } from '.';

const built = testFolder();

test('each product has feeds with all releases, unique IDs, and absolute addresses', () => {
  writeReleaseFeeds(process.cwd(), built.path, 'https://docs.example');
  for (const product of releasedProducts) {
    const { route } = releaseListOf(product);
    const text = built.read(`${route}/feed.xml`);
    const atom = new DOMParser().parseFromString(text, 'application/xml');
    const ids = [...atom.querySelectorAll('entry > id')].map((id) => id.textContent);
    expect(new Set(ids).size).toBe(releaseHistory[product].length);
    const { items } = JSON.parse(built.read(`${route}/feed.json`)) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(text).toContain(`<link rel="self" href="https://docs.example/docs${route}/feed.xml"/>`);
    expect(text).not.toMatch(/href="\//);
  }
  expect(built.read('reference/cli/releases/feed.xml')).toContain(
    '<a href="https://docs.example/docs/websites">Websites</a>',
  );
});
