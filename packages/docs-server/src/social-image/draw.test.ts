/** @jest-environment node */
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
