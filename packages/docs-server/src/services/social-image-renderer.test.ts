import { docsSite } from '../../tests/docs-site';
import { createRenderer } from './social-image-renderer';

const texts = (title: string) => ({ title, description: '' });

test('concurrent requests for an image share one drawing', async () => {
  const draw = jest.fn().mockResolvedValue(new Uint8Array(10));
  const render = createRenderer(docsSite.socialImage, draw);
  await Promise.all([render(texts('a')), render(texts('a'))]);
  await render(texts('a'));
  expect(draw).toHaveBeenCalledTimes(1);
});

test('at most two images are drawn at the same time', async () => {
  let drawing = 0;
  let most = 0;
  const render = createRenderer(docsSite.socialImage, async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await new Promise((resolve) => setImmediate(resolve));
    drawing -= 1;
    return new Uint8Array(1);
  });
  await Promise.all(Array.from({ length: 12 }, (_, index) => render(texts(`${index}`))));
  expect(most).toBe(2);
});
