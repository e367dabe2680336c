import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import type { PlaygroundFiles } from '@nitric-docs/playground/build';
import { PACKAGE_FOLDER } from '../../folders';
import { findChromium } from '../../toolchains/chromium';
import type {} from './page';

export interface PlaygroundBrowser {
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(PACKAGE_FOLDER, 'src/run/playground/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(files: Readonly<Record<string, string>>): Promise<http.Server> {
  const server = http.createServer(({ url = '/' }, response) => {
    const text = files[url.slice(1)];
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** @throws if Chromium isn't available */
export async function openBrowser({ files }: PlaygroundFiles): Promise<PlaygroundBrowser> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const document = '<!doctype html><title>Check</title><body><script src="/page.js"></script>';
  const server = await serve({ ...files, '': document, 'page.js': await bundlePage() });
  const { port } = server.address() as AddressInfo;
  return {
    async newPage() {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
