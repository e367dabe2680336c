import { docsSite } from '../../tests/docs-site';
import { buildTestSite } from '../../tests/test-site';
import { builtFiles, folderFiles, siteAt, webFiles } from './site-files';

test.each([
  ['https://docs.example', 'https://docs.example/docs'],
  ['https://preview.example/42/docs/', 'https://preview.example/42/docs'],
  ['build', 'https://published.example/docs'],
])('the pages of %s are below %s', (place, address) => {
  expect(siteAt(place, 'https://published.example/docs').address).toBe(address);
});

describe('a published site', () => {
  const { read } = webFiles('https://docs.example/docs');
  const respond = (text: string, status: number) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(text, { status })));
  afterEach(() => jest.restoreAllMocks());

  test('a file is requested once, even by concurrent reads', async () => {
    const fetched = respond('# APIs – 河', 200);
    const texts = await Promise.all([read('apis.md'), read('apis.md')]);
    expect([...texts, await read('apis.md')]).toEqual(Array(3).fill('# APIs – 河'));
    expect(fetched.mock.calls).toEqual([['https://docs.example/docs/apis.md', expect.anything()]]);
  });

  test('a file can be missing, and another status is an error that names it', async () => {
    respond('<!doctype html>', 404);
    expect(await read('missing.md')).toBeUndefined();
    respond('<!doctype html>', 502);
    await expect(read('broken.md')).rejects.toThrow(
      'Reading https://docs.example/docs/broken.md failed: the status is 502.',
    );
  });
});

test('the files of a build are read by name from the folder and from the files of the server', async () => {
  const site = await buildTestSite();
  for (const { read } of [builtFiles(docsSite, site), folderFiles(site.buildDir)]) {
    expect(await read('files/letters.txt')).toBe('abcdefghijklmnopqrstuvwxyz');
    for (const missing of ['files/nothing.txt', 'files/letters.txt/nothing', '__proto__']) {
      expect(await read(missing)).toBeUndefined();
    }
  }
  site.remove();
});
