import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { purgeStyles } from './purge-styles';

let outDir = '';
beforeEach(() => (outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'purge-styles-'))));
afterEach(() => fs.rmSync(outDir, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(outDir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(outDir, file), text);
  }
}
const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
const sheets = (): string[] =>
  fs.readdirSync(path.join(outDir, 'assets/css')).filter((file) => file.startsWith('styles.'));

/** The purged style sheet for a page and a script. */
async function purge(css: string, body: string, script = ''): Promise<string> {
  write({
    'assets/css/styles.0a1b.css': css,
    'assets/js/client.2c3d.js': script,
    'index.html': `<head><link href=/docs/assets/css/styles.0a1b.css></head><body>${body}</body>`,
  });
  await purgeStyles(outDir, '/docs/');
  return read(`assets/css/${sheets()[0] ?? ''}`);
}

it.each([
  ['classes that a script sets', '._aaaaa{a:b}', '', 'className:"_aaaaa"'],
  [
    'attributes that a script sets',
    '[data-copied] b{a:b}',
    '<b></b>',
    'x.toggleAttribute("data-copied")',
  ],
  [
    'attributes with values that only scripts set',
    '[data-theme=dark],[data-code-language=go],[hidden=until-found]{a:b}',
    '',
    '',
  ],
  [
    'variables that a drawing in a page uses',
    ':root{--ink:red}',
    '<svg style="fill:var(--ink)"></svg>',
    '',
  ],
])('keeps %s', async (_, css, body, script) => {
  expect(await purge(css, body, script)).toBe(css);
});

it.each([
  ['classes that nobody has', '._bbbbb{a:b}', '<p class="_aaaaa">text</p>', ''],
  [
    'classes that are only words of the text',
    '.banner{a:b}',
    '<p>banner <a href="/banner">b</a></p>',
    '',
  ],
  ['classes that are only code', '.then{a:b}', '', 'load().then(start)'],
  ['unused variables', ':root{--ink:red}', '', ''],
])('removes %s', async (_, css, body, script) => {
  expect(await purge(`${css}p{a:b}`, `${body}<p></p>`, script)).toBe('p{a:b}');
});

it('updates the hash of the style sheet and keeps the original name in data-href', async () => {
  write({ 'assets/js/css.6a7b.js': '"_bbbbb"' });
  await purge('._bbbbb{a:b}p{a:b}', '<p></p>');
  const [sheet, ...others] = sheets();
  expect(others).toEqual([]);
  expect(sheet).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect(read('index.html')).toContain(
    `<link href="/docs/assets/css/${sheet}" data-href="/docs/assets/css/styles.0a1b.css">`,
  );
  expect(fs.existsSync(path.join(outDir, 'assets/js/css.6a7b.js'))).toBe(false);
});

it.each([
  ['0', []],
  ['2', ['styles.0a1b.css', 'styles.2c3d.css']],
])('fails the build if it has %s style sheets', async (count, names) => {
  write({ 'assets/css/search.4e5f.css': '' });
  write(Object.fromEntries(names.map((name) => [`assets/css/${name}`, ''])));
  await expect(purgeStyles(outDir, '/docs/')).rejects.toThrow(
    new RegExp(`static-islands: .*assets/css has ${count} files styles\\.<hash>\\.css`),
  );
});
