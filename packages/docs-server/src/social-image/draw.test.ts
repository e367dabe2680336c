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
  ['a page without a description', { title: 'Buckets', description: '' }],
  ['one endless word', { title: 'x'.repeat(300), description: 'y'.repeat(300) }],
  ['scripts and emoji that the font lacks', { title: '你好 🚀', description: 'שלום' }],
])('%s is a PNG of the required size', async (_name, texts) => {
  const png = await drawSocialImage(texts, design);
  expect([...png.subarray(0, 8)]).toEqual(PNG_SIGNATURE);
  expect(sizeOf(png)).toEqual(design.size);
});

test('the image shows the texts', async () => {
  const [first, again, other] = await Promise.all([
    drawSocialImage(page, design),
    drawSocialImage(page, design),
    drawSocialImage({ ...page, title: 'Queues' }, design),
  ]);
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});
