import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { bundledProgram } from './bundled-program';
import { request } from './request';
import { startServer, type ServerProcess } from './soak/server';
import { buildTestSite, type TestSite } from './test-site';
import { MANIFEST_FILE, serverFilesDirOf } from '../src/contracts/site-manifest';

let site: TestSite;
let folder: string;
let program: Awaited<ReturnType<typeof bundledProgram>>;
let server: ServerProcess;

beforeAll(async () => {
  site = await buildTestSite();
  folder = path.dirname(site.buildDir);
  program = await bundledProgram('tests/server-program.ts');
  server = await startServer({
    program: program.file,
    folder,
    store: path.join(folder, 'feedback'),
  });
});
afterAll(() => {
  server.signal('SIGKILL');
  program.remove();
  site.remove();
});

/** Sends the start of a request, and disconnects. Resolves after the server noticed it. */
async function abortPost(): Promise<void> {
  const sent = http.request(`${server.origin}/docs/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '100' },
  });
  sent.on('error', () => undefined);
  sent.write('{"url":');
  // The server has received it, because it answers a later request on another connection.
  await request(server.origin, { path: '/docs/api/health/live' });
  const noticed = server.logged('"path":"/docs/api/feedback"');
  sent.destroy();
  await noticed;
}

test('SIGHUP loads a new build, a broken build is rejected, and SIGTERM stops the server', async () => {
  const page = async () => (await request(server.origin, { path: '/docs/apis' })).text;
  const reload = (message = 'Serving the build in'): Promise<string> => {
    const logged = server.logged(message);
    server.signal('SIGHUP');
    return logged;
  };
  const old = await page();

  await site.rebuild({ 'apis.html': 'second' });
  expect(await page()).toBe(old);
  await reload();
  expect(await page()).toBe('second');

  // Leaves only the start of the manifest, as an interrupted copy does.
  fs.truncateSync(path.join(serverFilesDirOf(site.buildDir), MANIFEST_FILE), 100);
  await reload('Loading the new build failed');
  expect(await page()).toBe('second');
  const other = spawnSync(process.execPath, [program.file], { cwd: folder, encoding: 'utf8' });
  expect(other.status).toBe(1);
  expect(other.stderr).toMatch(/^\S+manifest\.json is missing, incomplete.* Run "npm run build"/);

  await site.rebuild({ 'apis.html': 'third' });
  await reload();
  expect(await page()).toBe('third');

  await abortPost();
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
  const errors = server.log.filter((line) => line.includes('"level":50'));
  expect(errors).toEqual([expect.stringContaining('Loading the new build failed')]);
});
