/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { SOCIAL_IMAGE_SIZE } from '../../../../src/config/site';
import { drawSocialImage } from './draw';
import { palette, paletteTokens } from './palette';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height stand at fixed places of a PNG. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const page = { title: 'Buckets', description: 'Store and share files.' };

test.each([
  ['a page', page],
  ['an empty text', { title: '', description: '' }],
  ['a very long text', { title: 'word '.repeat(400), description: 'more '.repeat(2000) }],
  ['one endless word', { title: 'x'.repeat(3000), description: 'y'.repeat(3000) }],
  ['scripts and emoji that the font lacks', { title: '你好 🚀', description: 'שלום' }],
  ['control characters and markup', { title: '\0<b>&amp;\u202E', description: '</svg><script>' }],
])('%s is a PNG of the required size', async (_name, texts) => {
  const png = await drawSocialImage(texts);
  expect([...png.subarray(0, 8)]).toEqual(PNG_SIGNATURE);
  expect(sizeOf(png)).toEqual(SOCIAL_IMAGE_SIZE);
});

test('different texts produce different images, and equal texts produce equal images', async () => {
  const [first, again, other] = await Promise.all([
    drawSocialImage(page),
    drawSocialImage(page),
    drawSocialImage({ ...page, title: 'Queues' }),
  ]);
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});

/** The colors of a mode in the style sheet, by their tokens. */
function darkTokens(): Map<string, string> {
  const css = fs.readFileSync(path.resolve('src/css/tokens.css'), 'utf8');
  const dark = /\[data-theme='dark'\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map(
    [...dark.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('the palette has the colors of the dark mode', () => {
  const tokens = darkTokens();
  expect(tokens.size).toBeGreaterThan(10);
  const expected = Object.fromEntries(
    Object.entries(paletteTokens).map(([part, token]) => [part, tokens.get(token)]),
  );
  expect(palette).toEqual(expected);
});

test('the image contains the colors', async () => {
  const png = await drawSocialImage(page);
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE_SIZE.width}" height="${SOCIAL_IMAGE_SIZE.height}"><image href="data:image/png;base64,${Buffer.from(png).toString('base64')}" width="${SOCIAL_IMAGE_SIZE.width}" height="${SOCIAL_IMAGE_SIZE.height}"/></svg>`,
  ).render();
  const at = 4 * (SOCIAL_IMAGE_SIZE.height - 4) * width;
  const bottomLeft = `#${[...pixels.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  expect(bottomLeft).toBe(palette.accent);
});
