/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSocialImages } from '.';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-'));
  for (const [file, title] of [
    ['index', 'Home'],
    ['reference/go', 'Go'],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(folder, 'build', file)), { recursive: true });
    fs.writeFileSync(
      path.join(folder, 'build', `${file}.html`),
      `<meta name="twitter:title" content="${title}"><meta name="description" content="D">`,
    );
  }
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (draw: jest.Mock, routes = ['/', '/reference/go']) =>
  writeSocialImages(path.join(folder, 'build'), routes, path.join(folder, 'cache'), draw);

test('each page gets an image, and a second build uses the cache', async () => {
  const draw = jest.fn().mockResolvedValue(new Uint8Array([1, 2]));
  await write(draw);
  const drawn = draw.mock.calls.map(([texts]) => texts as { title: string });
  expect(drawn.sort((a, b) => b.title.localeCompare(a.title))).toEqual([
    { title: 'Home', description: 'D' },
    { title: 'Go', description: 'D' },
  ]);
  for (const file of ['index', 'reference/go']) {
    expect(fs.readFileSync(path.join(folder, `build/img/social/${file}.png`))).toHaveLength(2);
  }
  await write(draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a page without a title fails the build', async () => {
  fs.writeFileSync(path.join(folder, 'build', 'bare.html'), '<p>Nothing</p>');
  await expect(write(jest.fn(), ['/bare'])).rejects.toThrow(
    '/bare: the built page has no twitter:title',
  );
});
