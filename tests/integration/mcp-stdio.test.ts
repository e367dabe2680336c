import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { writeMcpProgram } from '@nitric-docs/docs-server/mcp-program';
import { docsFixture } from '@nitric-docs/docs-server/testing';
import { MCP_PACKAGE } from '../../src/config/node/docs-site';

/** A build folder with the files that the MCP server reads. */
let folder: string;
/** What `npx` starts. */
let loader: string;
let client: Client | undefined;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-stdio-'));
  for (const [name, content] of Object.entries(docsFixture)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  await writeMcpProgram(folder, {
    entry: path.resolve('scripts/mcp.ts'),
    name: MCP_PACKAGE,
    siteAddress: 'http://localhost:1/docs',
  });
  execFileSync('tar', ['-xzf', `${MCP_PACKAGE}.tgz`], { cwd: folder });
  loader = path.join(folder, 'package/loader.cjs');
});
afterAll(async () => {
  await client?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a client of the SDK starts the package, lists the tools, and calls them', async () => {
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [loader, '--site', folder],
      cwd: folder,
    }),
  );
  expect(client.getServerVersion()).toMatchObject({ name: 'nitric-docs' });
  expect(client.getInstructions()).toContain('read_page');
  // The folder has no TypeScript, so there's no tool that compiles.
  expect((await client.listTools()).tools).toHaveLength(3);
  const page = await client.callTool({ name: 'read_page', arguments: { route: '/storage' } });
  expect(page.content).toEqual([{ type: 'text', text: '# Page /storage\n' }]);
  const found = await client.callTool({ name: 'search', arguments: { query: 'bucket on' } });
  expect(JSON.stringify(found.structuredContent)).toContain('https://nitric.io/docs/reference');
  const wrong = await client.callTool({ name: 'list_functions', arguments: { sdk: 'ruby' } });
  expect(wrong.isError).toBe(true);
});

test.each([
  [1, ['--site', path.join(os.tmpdir(), 'no-such-site')], 'no-such-site has no mcp/program.cjs'],
  [1, [], 'Reading http://localhost:1/docs/mcp/program.cjs failed'],
  [2, ['--site', 'https://'], 'not an address'],
])('it exits with %d for %s, and says what is accepted', (code, args, message) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [loader, ...args], {
    input: '',
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: code, stdout: '' });
  expect(stderr).toContain(message);
});

test('it rejects an unknown option, and exits when its input ends', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [loader, '--site', folder, ...args], { input: '' });
  expect(run('--folder', 'build').status).toBe(2);
  expect(run().status).toBe(0);
});
