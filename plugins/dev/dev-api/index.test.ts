import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readEnv } from '../../../src/config/node/env';
import devApi from '.';

type Handle = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;
interface WithMiddlewares {
  devServer: { setupMiddlewares: (middlewares: { middleware: Handle }[]) => unknown[] };
}

let siteDir: string;
let server: http.Server;
let origin: string;

/** A development server like that of Docusaurus: the middleware, then the pages. */
beforeAll(async () => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-api-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  fs.writeFileSync(path.join(siteDir, 'docs/apis.mdx'), '---\ntitle: APIs\n---\n');
  const plugin = devApi({ siteDir }, readEnv({ DOCS_FEEDBACK_STORE: 'feedback' }));
  const config: unknown = plugin.configureWebpack?.({} as never, false, {} as never, undefined);
  const middlewares = [
    {
      middleware: (_request: unknown, response: http.ServerResponse) => {
        response.end('a page');
      },
    },
  ] as { middleware: Handle }[];
  expect((config as WithMiddlewares).devServer.setupMiddlewares(middlewares)).toEqual([]);
  const [first, second] = middlewares;
  server = http.createServer((request, response) =>
    first?.middleware(request, response, () =>
      second?.middleware(request, response, () => undefined),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(siteDir, { recursive: true, force: true });
});

test('the development server has the routes of the production server', async () => {
  const response = await fetch(`${origin}/docs/api/health/live`);
  expect(await response.json()).toEqual({ status: 'ok' });
  expect((await fetch(`${origin}/docs/api/nothing`)).status).toBe(404);
});

test('other requests are passed on to Docusaurus', async () => {
  expect(await (await fetch(`${origin}/docs/apis`)).text()).toBe('a page');
});
