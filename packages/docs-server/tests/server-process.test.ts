import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundledProgram } from './bundled-program';
import { request } from './request';
import { buildTestSite, type TestSite } from './test-site';
import { MANIFEST_FILE, serverFilesDirOf } from '../src/contracts/site-manifest';

let site: TestSite;
let program: Awaited<ReturnType<typeof bundledProgram>>;
let server: ChildProcess | undefined;

beforeAll(async () => {
  site = await buildTestSite();
  program = await bundledProgram('tests/server-program.ts');
});
afterAll(() => {
  server?.kill('SIGKILL');
  program.remove();
  site.remove();
});

const options = () => {
  const cwd = path.dirname(site.buildDir);
  const env = {
    ...process.env,
    PORT: '0',
    DOCS_HOST: '127.0.0.1',
    DOCS_FEEDBACK_STORE: path.join(cwd, 'feedback'),
  };
  return { cwd, env };
};

/** Leaves only the start of the manifest, as an interrupted copy does. */
const cutOffManifest = (): void =>
  fs.truncateSync(path.join(serverFilesDirOf(site.buildDir), MANIFEST_FILE), 100);

test('SIGHUP loads a new build, a broken build is rejected, and SIGTERM stops the server', async () => {
  const child = spawn(process.execPath, [program.file], options());
  server = child;
  const log = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await log.next()).value);
  const origin = /http:\/\/[\w.:]+/.exec(await nextLine())?.[0] ?? '';
  const page = async () => (await request(origin, { path: '/docs/apis' })).text;
  const reload = (): Promise<string> => {
    child.kill('SIGHUP');
    return nextLine();
  };
  const old = await page();

  await site.rebuild({ 'apis.html': 'second' });
  expect(await page()).toBe(old);
  expect(await reload()).toContain('Serving the build in');
  expect(await page()).toBe('second');

  cutOffManifest();
  expect(await reload()).toContain('Loading the new build failed');
  expect(await page()).toBe('second');
  const other = spawnSync(process.execPath, [program.file], { ...options(), encoding: 'utf8' });
  expect(other.status).toBe(1);
  expect(other.stderr).toMatch(/^\S+manifest\.json is missing, incomplete.* Run "npm run build"/);

  await site.rebuild({ 'apis.html': 'third' });
  await reload();
  expect(await page()).toBe('third');

  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
