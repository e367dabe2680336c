import fs from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { readContentPages } from '../../plugins/lib/content-inventory';
import { readEnv } from '../../src/config/node/env';
import { sdkIds } from '../../src/config/sdks';
import { readBuiltSite } from '@nitric-docs/docs-server';
import { problemsOfPublishedSite } from './lib/published-site';

// What the commands of maintainers and agents do with the real build. Other tests of them have small fixtures.

test('the site that would be published is complete, without paths of this machine', () => {
  const problems = problemsOfPublishedSite({
    dir: 'build',
    origin: readEnv(process.env).DOCS_SITE_URL,
    routes: [...readContentPages(process.cwd()).keys()],
    forbidden: [process.cwd()],
  });
  expect(problems).toEqual([]);
});

test('each redirect leads to a page and to an element on it', () => {
  const { files, redirects } = readBuiltSite('build').manifest;
  const targets = new Set(Object.values(redirects).map(({ to }) => to));
  const pages = new Map<string, CheerioAPI>();
  const lost = [...targets].filter((to) => {
    const [path = '', id] = to.split('#');
    const name = files[path]?.name;
    if (!name || !id) {
      return !name;
    }
    const page = pages.get(name) ?? load(fs.readFileSync(`build/${name}`));
    pages.set(name, page);
    return page(`[id="${id}"]`).length === 0;
  });
  expect(lost).toEqual([]);
});

test('an agent searches, reads a page, lists the functions of an SDK, and checks a sample', async ({
  baseURL,
}) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/docs/api/mcp', baseURL)));
  const call = async (name: string, args: Record<string, string>): Promise<string> =>
    JSON.stringify(await client.callTool({ name, arguments: args }));
  expect(await call('search', { query: 'bucket' })).toContain('/docs/');
  expect(await call('read_page', { route: '/apis' })).toContain(
    JSON.stringify(fs.readFileSync('build/apis.md', 'utf8').slice(0, 500)).slice(1, -1),
  );
  for (const sdk of sdkIds) {
    expect(await call('list_functions', { sdk })).toContain(`/reference/${sdk}/`);
  }
  const problems = await call('check_sample', {
    code: "import { bucket } from '@nitric/sdk'\nbucket(1)",
  });
  expect(problems).toContain('TS2345');
  expect(problems).toContain('/reference/nodejs/storage/bucket');
  await client.close();
});
