/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { searchedPagesOf } from './search-records';

it('reads keywords from the front matter, and other names from the facts of the site', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-records-'));
  const description = 'Keep the files of an application. '.repeat(2).trim();
  fs.writeFileSync(
    path.join(siteDir, 'storage.mdx'),
    `---\ntitle: Storage\ndescription: ${description}\nkeywords: [blob storage, file upload]\n---\n`,
  );
  fs.writeFileSync(path.join(siteDir, 'index.mdx'), 'Text about keywords');
  const source = (route: string, file: string) =>
    [route, { route, file, versionName: 'current', docId: '' }] as const;
  const pages = new Map([source('/storage', 'storage.mdx'), source('/', 'index.mdx')]);
  const { routes, keywordsOf, aliasesOf } = searchedPagesOf(siteDir, pages);
  expect(await Promise.all(routes.map(keywordsOf))).toEqual(['blob storage,file upload', '']);
  expect(aliasesOf('/reference/providers/aws/queues')).toEqual(['Amazon SQS', 'SQS', 'SQS queue']);
  fs.rmSync(siteDir, { recursive: true });
});
