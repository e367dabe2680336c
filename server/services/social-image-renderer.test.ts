/** @jest-environment node */
import { createRenderer } from './social-image-renderer';

const texts = (title: string) => ({ title, description: '' });
const png = (bytes: number) => new Uint8Array(bytes);

test('one image is drawn once, also for those who ask at the same time', async () => {
  const draw = jest.fn().mockResolvedValue(png(10));
  const renderer = createRenderer(draw);
  await Promise.all([renderer.render(texts('a')), renderer.render(texts('a'))]);
  await renderer.render(texts('a'));
  expect(draw).toHaveBeenCalledTimes(1);
});

test('the texts of two images are not mistaken for each other', async () => {
  const draw = jest.fn().mockResolvedValue(png(10));
  const renderer = createRenderer(draw);
  await renderer.render({ title: 'a', description: 'b c' });
  await renderer.render({ title: 'a b', description: 'c' });
  expect(draw).toHaveBeenCalledTimes(2);
});

test('memory is bounded: what was asked for longest ago is drawn again', async () => {
  const draw = jest.fn().mockImplementation(() => Promise.resolve(png(12 * 1024 * 1024)));
  const renderer = createRenderer(draw);
  for (const title of ['a', 'b', 'c']) {
    await renderer.render(texts(title));
  }
  await renderer.render(texts('c'));
  expect(draw).toHaveBeenCalledTimes(3);
  await renderer.render(texts('a'));
  expect(draw).toHaveBeenCalledTimes(4);
});

test('at most two images are drawn at the same time', async () => {
  let drawing = 0;
  let most = 0;
  const renderer = createRenderer(async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await new Promise((resolve) => setImmediate(resolve));
    drawing -= 1;
    return png(1);
  });
  await Promise.all(Array.from({ length: 12 }, (_, index) => renderer.render(texts(`${index}`))));
  expect(most).toBe(2);
});

test('an image that could not be drawn is tried again at the next request', async () => {
  const draw = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(png(3));
  const renderer = createRenderer(draw);
  await expect(renderer.render(texts('a'))).rejects.toThrow('no');
  await expect(renderer.render(texts('a'))).resolves.toHaveLength(3);
});
