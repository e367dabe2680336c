import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { brotliFor } from '../../../plugins/output/server-files/compress';
import { BASE_URL } from '../../../src/config/site';
import {
  MAIN_SHARD,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_FILE,
} from '../../../src/contracts/search-index';
import { BUILD_FOLDER } from '../read-index';

/** Tests for files of the index that the first result doesn't require. */
function isLater(file: string): boolean {
  const isIndex = /\.(?:titles|texts)\b.*\.json$/.test(file);
  return isIndex && !path.basename(file).startsWith(`${MAIN_SHARD}.titles`);
}

/** A site on a local server. */
export interface Site {
  address: string;
  /** Returns the size of a served file in bytes after Brotli compression, as in production. */
  sizeOf: (url: string) => Promise<number>;
  /** Tests whether a URL belongs to the index. */
  isIndex: (url: string) => boolean;
  /** Delays the files of the index that the first result doesn't require, until `release` is called. */
  hold: () => void;
  release: () => void;
  close: () => void;
}

/**
 * Serves the built site.
 * @param generated contains files that replace those of the build, by path from the root of the site
 */
export async function serve(generated: ReadonlyMap<string, string>): Promise<Site> {
  const files = sirv(BUILD_FOLDER, { extensions: ['html'] });
  let held: (() => void)[] | undefined;
  const answer = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const content = generated.get((request.url ?? '').slice(1));
    if (content === undefined) {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    } else {
      response.writeHead(200, { 'content-type': 'application/json' }).end(content);
    }
  };
  const server = http.createServer((request, response) => {
    request.url = `/${(request.url ?? '').slice(BASE_URL.length)}`;
    if (held && isLater(request.url)) {
      held.push(() => answer(request, response));
    } else {
      answer(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fileOf = (url: string): string => new URL(url).pathname.slice(BASE_URL.length);
  return {
    address: `http://127.0.0.1:${port}${BASE_URL}`,
    sizeOf: async (url) => {
      const file = fileOf(url);
      const made = generated.get(file);
      const [name, content] =
        made === undefined
          ? [file, fs.readFileSync(path.join(BUILD_FOLDER, file))]
          : [`${SEARCH_INDEX_FOLDER}/${file}`, Buffer.from(made)];
      return (await brotliFor(name, content)).length;
    },
    isIndex: (url) => {
      const file = fileOf(url);
      return (
        file === SEARCH_MANIFEST_FILE || file.startsWith(SEARCH_INDEX_FOLDER) || generated.has(file)
      );
    },
    hold: () => {
      held ??= [];
    },
    release: () => {
      held?.forEach((send) => send());
      held = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
