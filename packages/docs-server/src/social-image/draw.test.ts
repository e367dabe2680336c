import { docsSite } from '../../tests/docs-site';
import { drawSocialImage } from './draw';

const design = docsSite.socialImage;

const page = { title: 'Buckets', description: 'Store and share files.' };

test.each([
  ['a page without a description', { title: 'Buckets', description: '' }],
  ['one endless word', { title: 'x'.repeat(300), description: 'y'.repeat(300) }],
  ['scripts and emoji that the font lacks', { title: '你好 🚀', description: 'שלום' }],
])('%s is a PNG of the required size', async (_name, texts) => {
  const png = Buffer.from(await drawSocialImage(texts, design));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(design.size);
});

test('the image shows the texts', async () => {
  const first = await drawSocialImage(page, design);
  const other = await drawSocialImage({ ...page, title: 'Queues' }, design);
  expect(Buffer.compare(first, other)).not.toBe(0);
});
