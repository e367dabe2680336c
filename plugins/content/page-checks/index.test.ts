import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pageChecks, { createPageCheck } from '.';
import { problemsOfNames } from './file-names';

it.each([
  ['docs/Http.mdx', 'the name of a page is a part of its address. Accepted: a-z, 0-9, and "-"'],
  ['docs/my page.mdx', 'the name of a page is a part of its address'],
])('rejects the file %s', (file, problem) => {
  expect(problemsOfNames(['docs/http.mdx', file])).toEqual([
    expect.stringContaining(`${file}: ${problem}`),
  ]);
});

describe('pages on disk', () => {
  let siteDir = '';
  const write = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), content);
  };
  const page = (text: string): string =>
    `---\ntitle: APIs\ndescription: Declare APIs, handle requests, and secure routes in every language.\n---\n\n${text}\n`;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-checks-'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true });
    jest.restoreAllMocks();
    jest.replaceProperty(process.env, 'NODE_ENV', 'test');
  });

  it('stop a build with all problems and nothing else', async () => {
    write('docs/apis.mdx', page('Text {a}'));
    write('docs/queues.mdx', page('Text <5'));
    jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const exit = jest.spyOn(process, 'exit').mockImplementation();
    await pageChecks({ siteDir }).loadContent?.();
    expect(exit).toHaveBeenCalledWith(1);
    expect(print.mock.calls.flat().join('')).toMatch(
      /^\ndocs\/apis\.mdx:6:6: .+\n\ndocs\/queues\.mdx:6:6: .+\n\n2 problems\. The build stopped\.$/,
    );
  });

  it('are checked when the development server compiles them', () => {
    const check = createPageCheck(siteDir);
    const read = (file: string, fileContent: string) => (): string =>
      check({ filePath: path.join(siteDir, file), fileContent });
    expect(read('docs/apis.mdx', page('Text {a}'))).toThrow(/^docs\/apis\.mdx:6:6: /);
    expect(read('docs/apis.mdx', page('Text'))()).toBe(page('Text'));
    expect(read('docs/_partial.mdx', '{a}')()).toBe('{a}');
  });
});
