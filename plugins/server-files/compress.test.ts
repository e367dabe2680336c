/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressFile } from './compress';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});

afterEach(() => fs.rmSync(outDir, { recursive: true }));

/** Numbers between repeated words: text that compresses by half. */
const textOf = (lines: number): Buffer =>
  Buffer.from(
    Array.from({ length: lines }, (_, line) => `line ${(line * 7919) % 104_729}\n`).join(''),
  );

const brotliSize = async (name: string, data: Buffer): Promise<number> =>
  (await compressFile(name, data, path.basename(name), outDir)).br ?? NaN;

it('compresses a page that wouldn’t arrive at once further than other files', async () => {
  const long = textOf(60_000);
  expect(await brotliSize('long.html', long)).toBeLessThan(await brotliSize('long.js', long));
  const short = textOf(200);
  expect(await brotliSize('short.html', short)).toBe(await brotliSize('short.js', short));
});

it.each(['assets/css/styles.1.css', 'assets/js/main.1.js', 'assets/search/site.titles.1.json'])(
  'compresses %s, which many readers fetch, as far as it goes',
  async (name) => {
    const data = textOf(10_000);
    expect(await brotliSize(name, data)).toBeLessThan(await brotliSize('other.js', data));
  },
);

it.each(['assets/js/html-1.js', 'assets/search/site.texts.1.json'])(
  'takes no longer than for others for %s, of which there are many',
  async (name) => {
    const data = textOf(10_000);
    expect(await brotliSize(name, data)).toBe(await brotliSize('other.js', data));
  },
);

it('takes the copy that an earlier build made of the same content', async () => {
  fs.writeFileSync(path.join(outDir, 'known.br'), 'a');
  expect(await brotliSize('known', textOf(200))).toBeNaN();
  expect((await compressFile('a.html', textOf(200), 'known', outDir)).br).toBe(1);
});

it('leaves small files and pictures as they are', async () => {
  const sizes = { identity: 10 };
  expect(await compressFile('a.html', Buffer.alloc(10), 'a', outDir)).toEqual(sizes);
  const picture = Buffer.alloc(10_000);
  expect(await compressFile('a.png', picture, 'b', outDir)).toEqual({ identity: 10_000 });
  expect(fs.readdirSync(outDir)).toEqual([]);
});
