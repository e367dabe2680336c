import path from 'node:path';
import { testFolder } from '../../../tests/lib/test-folder';
import pageChecks, { createPageCheck } from '.';

const site = testFolder();
afterEach(() => {
  jest.restoreAllMocks();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

const page = (text: string): string =>
  `---\ntitle: APIs\ndescription: Declare APIs, handle requests, and secure routes in every language.\n---\n\n${text}\n`;

it('stops a build with all problems and nothing else', async () => {
  site.write('docs/apis.mdx', page('Text {a}'));
  site.write('docs/Queues.mdx', page('Text <5'));
  site.write('docs/my page.mdx', page('Text'));
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await pageChecks({ siteDir: site.path }).loadContent?.();
  expect(exit).toHaveBeenCalledWith(1);
  const [[text = ''] = []] = print.mock.calls as string[][];
  const name = 'the name of a page is a part of its address. Accepted: a-z, 0-9, and "-"';
  expect(text.trim().split('\n\n')).toEqual([
    expect.stringContaining(`docs/Queues.mdx: ${name}`),
    expect.stringContaining(`docs/my page.mdx: ${name}`),
    expect.stringMatching(/^docs\/Queues\.mdx:6:6: /),
    expect.stringMatching(/^docs\/apis\.mdx:6:6: /),
    '4 problems. The build stopped.',
  ]);
});

it('checks pages when the development server compiles them', () => {
  const check = createPageCheck(site.path);
  const read = (file: string, fileContent: string) => (): string =>
    check({ filePath: path.join(site.path, file), fileContent });
  expect(read('docs/apis.mdx', page('Text {a}'))).toThrow(/^docs\/apis\.mdx:6:6: /);
  expect(read('docs/apis.mdx', page('Text'))()).toBe(page('Text'));
  expect(read('docs/_partial.mdx', '{a}')()).toBe('{a}');
});
