import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PageRecords } from '../../lib/page-records';
import { writeSocialImages } from '.';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const records = new PageRecords();
for (const [route, headTitle] of [
  ['/', 'Home'],
  ['/reference/go', 'Go'],
] as const) {
  const searched = { headings: [], texts: [] };
  const texts = { title: headTitle, headTitle, description: 'D' };
  records.add(route, { ...texts, keywords: [], markdown: '', searched });
}

const write = (draw: jest.Mock) =>
  writeSocialImages(
    path.join(folder, 'build'),
    ['/', '/reference/go'],
    records,
    path.join(folder, 'cache'),
    draw,
  );

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
