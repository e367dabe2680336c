import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServedFile } from './compress';

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

const brotliSize = async (name: string, data: Buffer): Promise<number> => {
  const hash = path.basename(name);
  await writeServedFile(name, data, hash, outDir);
  return fs.statSync(path.join(outDir, `${hash}.br`)).size;
};

it('uses the maximum level for pages that exceed the initial window', async () => {
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

it('reuses files of an earlier build', async () => {
  fs.writeFileSync(path.join(outDir, 'known'), 'earlier');
  fs.writeFileSync(path.join(outDir, 'known.br'), 'a');
  expect(await writeServedFile('a.html', textOf(200), 'known', outDir)).toEqual(['br', 'gzip']);
  expect(fs.readFileSync(path.join(outDir, 'known'), 'utf8')).toBe('earlier');
  expect(fs.readFileSync(path.join(outDir, 'known.br'), 'utf8')).toBe('a');
});

it('does not compress small files and images', async () => {
  expect(await writeServedFile('a.html', Buffer.alloc(10), 'a', outDir)).toEqual([]);
  expect(await writeServedFile('a.png', Buffer.alloc(10_000), 'b', outDir)).toEqual([]);
  expect(fs.readdirSync(outDir)).toEqual(['a', 'b']);
});
