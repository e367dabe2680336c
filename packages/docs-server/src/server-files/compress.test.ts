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

it.each([
  ['a page that exceeds the initial window', 'long.html', 60_000, true],
  ['a short page', 'short.html', 200, false],
  ['a style', 'assets/css/styles.1.css', 10_000, true],
  ['a script', 'assets/js/main.1.js', 10_000, true],
  ['search titles', 'assets/search/site.titles.1.json', 10_000, true],
])(
  'compresses %s (%s) as far as it goes, if many readers wait for it',
  async (_, name, lines, isMax) => {
    const data = textOf(lines);
    expect((await brotliSize(name, data)) < (await brotliSize('other.js', data))).toBe(isMax);
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
