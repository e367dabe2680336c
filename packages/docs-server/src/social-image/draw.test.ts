/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { docsSite } from '../../tests/docs-site';
import { drawSocialImage } from './draw';

const design = docsSite.socialImage;

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
  const png = await drawSocialImage(texts, design);
  expect([...png.subarray(0, 8)]).toEqual(PNG_SIGNATURE);
  expect(sizeOf(png)).toEqual(design.size);
});

test('different texts produce different images, and equal texts produce equal images', async () => {
  const [first, again, other] = await Promise.all([
    drawSocialImage(page, design),
    drawSocialImage(page, design),
    drawSocialImage({ ...page, title: 'Queues' }, design),
  ]);
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});

test('the image contains the colors', async () => {
  const png = await drawSocialImage(page, design);
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${design.size.width}" height="${design.size.height}"><image href="data:image/png;base64,${Buffer.from(png).toString('base64')}" width="${design.size.width}" height="${design.size.height}"/></svg>`,
  ).render();
  const at = 4 * (design.size.height - 4) * width;
  const bottomLeft = `#${[...pixels.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  expect(bottomLeft).toBe(design.colors.accent);
});
