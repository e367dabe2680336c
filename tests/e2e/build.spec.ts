import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';
import { readBuiltSite } from '@nitric-docs/docs-server';
import { readContentPages } from '../../plugins/lib/content-inventory';
import { MCP_PACKAGE } from '../../src/config/node/docs-site';
import { readEnv } from '../../src/config/node/env';
import { sdkIds } from '../../src/config/sdks';
import { problemsOfPublishedSite } from './lib/published-site';

// What the commands of maintainers and agents do with the real build. Other tests of them have small fixtures.

const origin = readEnv(process.env).DOCS_SITE_URL;

test('the site that would be published is complete, without paths of this machine', () => {
  const problems = problemsOfPublishedSite({
    dir: 'build',
    origin,
    routes: [...readContentPages(process.cwd()).keys()],
    forbidden: [process.cwd()],
  });
  expect(problems).toEqual([]);
});

test('each redirect leads to a page and to an element on it', () => {
  const { files, redirects } = readBuiltSite('build').manifest;
  const targets = new Set(Object.values(redirects).map(({ to }) => to));
  const lost = [...targets].filter((to) => {
    const [path = '', id] = to.split('#');
    const html = fs.readFileSync(`build/${files[path]?.name}`, 'utf8');
    return id && !new RegExp(`\\sid="?${id}["\\s>]`).test(html);
  });
  expect(lost).toEqual([]);
});

test.describe('an agent', () => {
  /** Unpacks what `npx` installs. @returns the program that `npx` starts */
  function unpack(): string {
    const cwd = test.info().outputPath('mcp');
    fs.mkdirSync(cwd, { recursive: true });
    execFileSync('tar', ['-xzf', fs.realpathSync(`build/${MCP_PACKAGE}.tgz`)], { cwd });
    return `${cwd}/package/loader.cjs`;
  }

  for (const connection of ['HTTP', 'stdio']) {
    test(`searches, reads a page, lists functions, and checks a sample over ${connection}`, async ({
      baseURL,
    }) => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      const args = [unpack(), '--site', 'build'];
      await client.connect(
        connection === 'HTTP'
          ? new StreamableHTTPClientTransport(new URL('/docs/api/mcp', baseURL))
          : new StdioClientTransport({ command: process.execPath, args }),
      );
      const call = async (name: string, parameters: Record<string, string>): Promise<string> =>
        JSON.stringify(await client.callTool({ name, arguments: parameters }));
      expect(await call('search', { query: 'bucket' })).toContain('/docs/');
      expect(await call('read_page', { route: '/apis' })).toContain(
        JSON.stringify(fs.readFileSync('build/apis.md', 'utf8').slice(0, 500)).slice(1, -1),
      );
      for (const sdk of sdkIds) {
        expect(await call('list_functions', { sdk })).toContain(`/reference/${sdk}/`);
      }
      const code = "import { bucket } from '@nitric/sdk'\nbucket(1)";
      const problems = await call('check_sample', { code });
      expect(problems).toContain('TS2345');
      expect(problems).toContain('/reference/nodejs/storage/bucket');
      await client.close();
    });
  }

  test('reads why the program over stdio does not start, which ends with its input', () => {
    const loader = unpack();
    expect(fs.readFileSync(loader, 'utf8')).toContain(`${origin}/docs`);
    for (const [code, args, message] of [
      [0, ['--site', 'build'], ''],
      [2, ['--site', 'build', '--folder', 'build'], '--folder'],
      [1, ['--site', 'no-such-site'], 'no-such-site has no mcp/program.cjs'],
      [2, ['--site', 'https://'], 'not an address'],
    ] as const) {
      const ended = spawnSync(process.execPath, [loader, ...args], { input: '', encoding: 'utf8' });
      expect(ended).toMatchObject({ status: code, stdout: '' });
      expect(ended.stderr).toContain(message);
    }
  });
});
