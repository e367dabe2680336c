import { testFolder } from '../../../tests/lib/test-folder';
import { PageRecords } from '../../lib/page-records';
import { writeSocialImages } from '.';

const folder = testFolder();

test('each page gets an image, and a second build uses the cache', async () => {
  const titles = { '/': 'Home', '/reference/go': 'Go' };
  const records = new PageRecords();
  for (const [route, headTitle] of Object.entries(titles)) {
    const texts = { title: headTitle, headTitle, description: 'D' };
    const searched = { headings: [], texts: [] };
    records.add(route, { ...texts, keywords: [], markdown: '', searched });
  }
  const draw = jest.fn(({ title }: { title: string }) => Promise.resolve(Buffer.from(title)));
  const write = (): Promise<number> =>
    writeSocialImages(
      `${folder.path}/build`,
      Object.keys(titles),
      records,
      `${folder.path}/cache`,
      draw,
    );
  await write();
  expect(draw).toHaveBeenCalledWith({ title: 'Go', description: 'D' });
  expect(folder.read('build/img/social/index.png')).toBe('Home');
  expect(folder.read('build/img/social/reference/go.png')).toBe('Go');
  await write();
  expect(draw).toHaveBeenCalledTimes(2);
});
