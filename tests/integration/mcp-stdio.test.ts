/** @jest-environment node */
import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { docsFixture } from '@nitric-docs/docs-server/testing';
import packageFile from '../../package.json';

const PROGRAM = path.resolve(packageFile.bin['nitric-docs-mcp']);

let folder: string;
let client: Client | undefined;

beforeAll(() => {
  execSync('npm run prepare', { stdio: 'ignore' });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-stdio-'));
  for (const [name, content] of Object.entries(docsFixture)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
});
afterAll(async () => {
  await client?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a client of the SDK starts the program, lists the tools, and calls them', async () => {
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [PROGRAM, '--site', folder],
      cwd: folder,
    }),
  );
  expect(client.getServerVersion()).toMatchObject({
    name: 'nitric-docs',
    version: packageFile.version,
  });
  expect(client.getInstructions()).toContain('read_page');
  expect((await client.listTools()).tools).toHaveLength(3);
  const page = await client.callTool({ name: 'read_page', arguments: { route: '/storage' } });
  expect(page.content).toEqual([{ type: 'text', text: '# Page /storage\n' }]);
  const found = await client.callTool({ name: 'search', arguments: { query: 'bucket on' } });
  expect(JSON.stringify(found.structuredContent)).toContain('https://nitric.io/docs/reference');
  const wrong = await client.callTool({ name: 'list_functions', arguments: { sdk: 'ruby' } });
  expect(wrong.isError).toBe(true);
});

test.each([
  [['--site', path.join(os.tmpdir(), 'no-such-site')], 'has no search-index.json'],
  [['--site', 'https://'], 'not an address'],
  [['--folder', 'build'], "Unknown option '--folder'"],
])('%s is rejected with what is accepted', (args, message) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input: '',
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('Accepted options: --site');
});

test('the program exits when its input ends', () => {
  const { status } = spawnSync(process.execPath, [PROGRAM, '--site', folder], { input: '' });
  expect(status).toBe(0);
});
