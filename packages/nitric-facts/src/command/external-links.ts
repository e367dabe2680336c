import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { replaceReleases } from '../releases';

/** The addresses of Markdown links, also in data. */
const LINK = /\]\((https?:\/\/[^\s)]+)/g;
/** Texts in code and data that are addresses. */
const TEXT = /["'](https?:\/\/[^\s"']+)["']/g;

const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  '.mdx': [LINK],
  '.yaml': [LINK],
  '.json': [LINK, TEXT],
  '.ts': [TEXT],
};

/** Hosts of samples and of local runs. */
const UNCHECKED = /^(?:localhost|127\.|.*\bexample\b)/;

function filesBelow(file: string): string[] {
  if (!fs.existsSync(file)) {
    throw new Error(`${file} doesn't exist. Pass files and folders with pages.`);
  }
  return fs.statSync(file).isDirectory()
    ? fs.readdirSync(file).flatMap((name) => filesBelow(path.join(file, name)))
    : [file];
}

/**
 * Lists the external links in files and folders, each page once, with their places such as `docs/apis.mdx:12`.
 * @throws if a path doesn't exist
 */
export function externalLinks(paths: readonly string[]) {
  const links = new Map<string, string[]>();
  for (const file of paths.flatMap(filesBelow)) {
    for (const pattern of patterns[path.extname(file)] ?? []) {
      const text = replaceReleases(file, fs.readFileSync(file, 'utf8'));
      for (const { 1: address = '', index } of text.matchAll(pattern)) {
        const [url = ''] = address.split('#');
        const line = text.slice(0, index).split('\n').length;
        if (!UNCHECKED.test(new URL(url).hostname)) {
          links.set(url, [...(links.get(url) ?? []), `${file}:${line}`]);
        }
      }
    }
  }
  return [...links].map(([url, places]) => ({ url, places }));
}

/** In milliseconds. A request that fails is repeated after a pause. */
const LIMITS = { timeout: 20_000, pause: 5_000 };

/** @returns why the address doesn't work, or nothing if it works or can't be checked */
async function problemOf(
  url: string,
  { timeout, pause }: typeof LIMITS,
  isRepeated = false,
): Promise<string | undefined> {
  let problem: string;
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    problem = `status ${status}`;
    if (status < 500) {
      // Servers that refuse programs respond with other statuses, such as 403 and 429.
      return status === 404 || status === 410 ? problem : undefined;
    }
  } catch (error) {
    problem = String((error as Error).cause ?? error);
  }
  if (isRepeated) {
    return problem;
  }
  await setTimeout(pause);
  return problemOf(url, { timeout, pause }, true);
}

/** Requests each address, one after another. @returns a line for each address that doesn't work */
export async function brokenLinks(
  links: ReturnType<typeof externalLinks>,
  limits = LIMITS,
): Promise<string[]> {
  const broken: string[] = [];
  for (const { url, places } of links) {
    const problem = await problemOf(url, limits);
    if (problem !== undefined) {
      broken.push(`- <${url}> (${problem}): ${places.join(', ')}`);
    }
  }
  return broken.sort();
}
