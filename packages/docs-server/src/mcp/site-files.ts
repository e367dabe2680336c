import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { LRUCache } from 'lru-cache';
import { UsageError } from '../command';
import { servedFileName } from '../contracts/site-manifest';
import { messageOf } from '../error-message';
import type { BuiltSite } from '../services/built-site';
import type { DocsSite } from '../site';

/** An error whose message is for the client of the MCP server: what is wrong, what is accepted, and how to fix it. */
export class DocsError extends Error {
  override readonly name = 'DocsError';
}

/** Text files of a built site. */
export interface SiteFiles {
  /**
   * @param name path below the folder of the built site, such as `apis.md`
   * @returns undefined if there is no such file
   * @throws an error if the file can't be read
   */
  read(name: string): Promise<string | undefined>;
}

/** Time for a file of a published site, in milliseconds. */
const TIMEOUT_MS = 20_000;
/** Size of the files of a published site in memory, in characters. */
const CACHE_SIZE = 32e6;

/** Reads the files of the build that the server serves, which it names by their content. */
export const builtFiles = (
  { base }: DocsSite,
  { filesDir, manifest: { files } }: BuiltSite,
): SiteFiles => ({
  async read(name) {
    const file = files[`${base}/${name}`];
    return file && fs.readFile(path.join(filesDir, servedFileName(file.hash)), 'utf8');
  },
});

/** Reads the files of a build folder. */
export const folderFiles = (folder: string): SiteFiles => ({
  async read(name) {
    const file = path.join(folder, name);
    return existsSync(file) ? fs.readFile(file, 'utf8') : undefined;
  },
});

/** `fetch` reports a failed connection as the cause of its error. */
const reasonOf = (error: unknown): string =>
  messageOf(isNativeError(error) && error.cause ? error.cause : error);

/** @returns undefined if the site has no such file */
async function download(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) {
      return undefined;
    }
    if (!response.ok) {
      throw new Error(`the status is ${response.status}`);
    }
    return await response.text();
  } catch (cause) {
    throw new DocsError(
      `Reading ${url} failed: ${reasonOf(cause)}. Check the connection and the address of the site, then try again.`,
      { cause },
    );
  }
}

/**
 * Reads the files of a published site over HTTP, and keeps them in memory. Requests for the same file share one download.
 * @param address of the site without a slash at the end, such as `https://example.com/docs`
 */
export function webFiles(address: string): SiteFiles {
  const cache = new LRUCache<string, string>({
    maxSize: CACHE_SIZE,
    sizeCalculation: (text) => text.length + 1,
    fetchMethod: (name) => download(`${address}/${name}`),
  });
  return { read: (name) => cache.fetch(name) };
}

/**
 * The files of a site, and its address without a slash at the end.
 * @param place address of a published site, whose origin stands for the documentation on it, or a build folder
 * @param published the address of the published site, for the pages in a build folder
 * @throws an error that says what is accepted
 */
export function siteAt(place: string, published: string): { files: SiteFiles; address: string } {
  if (!/^https?:\/\//.test(place)) {
    return { files: folderFiles(place), address: published };
  }
  if (!URL.canParse(place)) {
    throw new UsageError(`--site ${place}: not an address. Write one such as https://example.com.`);
  }
  const { origin, pathname } = new URL(place);
  const path = pathname === '/' ? new URL(published).pathname : pathname;
  const address = origin + path.replace(/\/+$/, '');
  return { files: webFiles(address), address };
}
