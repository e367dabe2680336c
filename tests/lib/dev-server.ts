import type { ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';
import { serveTestApp, type TestServer } from '@nitric-docs/docs-server/testing';
import type { Middleware } from '../../plugins/lib/dev-middleware';

interface Config {
  devServer: { setupMiddlewares: (list: { middleware: Middleware }[]) => unknown[] };
}

/**
 * Returns a function that starts a development server like that of Docusaurus: the middleware of a plugin, then the pages. It returns
 * the origin. The server stops after each test.
 */
export function devServer() {
  let server: TestServer | undefined;
  afterEach(() => server?.close());
  return async (plugin: Plugin): Promise<string> => {
    const config = (plugin.configureWebpack as unknown as () => Config)();
    const answer = (_: unknown, response: ServerResponse): void => void response.end('a page');
    const list: { middleware: Middleware }[] = [{ middleware: answer }];
    expect(config.devServer.setupMiddlewares(list)).toEqual([]);
    server = await serveTestApp((request, response) =>
      list[0]?.middleware(request, response, () => answer(request, response)),
    );
    return server.origin;
  };
}
