import type { ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';
import { serveTestApp, type TestServer } from '@nitric-docs/docs-server/testing';
import type { Middleware } from '../../plugins/lib/dev-middleware';

interface Config {
  devServer: { setupMiddlewares: (list: { middleware: Middleware }[]) => unknown[] };
}

/** A development server like that of Docusaurus: the middleware of a plugin, then the pages. */
export function serveWithPlugin(plugin: Plugin): Promise<TestServer> {
  const { devServer } = (plugin.configureWebpack as unknown as () => Config)();
  const answerWithPage = (_: unknown, response: ServerResponse): void =>
    void response.end('a page');
  const list: { middleware: Middleware }[] = [{ middleware: answerWithPage }];
  expect(devServer.setupMiddlewares(list)).toEqual([]);
  return serveTestApp((request, response) =>
    list[0]?.middleware(request, response, () => answerWithPage(request, response)),
  );
}
