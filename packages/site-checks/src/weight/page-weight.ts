import fs from 'node:fs';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { BuiltPage } from '../built-pages';
import type { PageWeight } from './budgets';

export const gzippedSize = (content: Buffer | string): number =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;

/** Selectors of elements that load a file, with the attribute that contains the URL. */
const NAMES = {
  css: [['link[rel="stylesheet"]', 'href']],
  javascript: [
    ['script[data-client]', 'data-client'],
    ['script[src]', 'src'],
  ],
  others: [
    ['link[rel="icon"]', 'href'],
    ['use', 'href'],
    // The client loads these icons.
    ['use', 'data-href'],
  ],
} as const;

/** Measures the files of a built site and caches their sizes. */
export class SiteWeight {
  private readonly sizes = new Map<string, number>();
  constructor(
    private readonly buildDir: string,
    private readonly baseUrl: string,
  ) {}

  /** Of the files that the HTML references. @throws if one is missing */
  weigh({ file, html }: Pick<BuiltPage, 'file' | 'html'>): PageWeight {
    const $ = load(html);
    const named = (kind: keyof typeof NAMES): string[] => {
      const addresses = NAMES[kind].flatMap(([selector, attribute]) =>
        $(selector)
          .toArray()
          .map((element) => $(element).attr(attribute)?.split('#')[0] ?? ''),
      );
      return [...new Set(addresses)].filter((address) => address.startsWith(this.baseUrl));
    };
    const files = { css: named('css'), javascript: named('javascript'), others: named('others') };
    const sum = (addresses: readonly string[]): number =>
      addresses.reduce((bytes, address) => bytes + this.sizeOf(address, file), 0);
    const own = gzippedSize(html);
    const css = sum(files.css);
    const javascript = sum(files.javascript);
    return {
      html: own,
      css,
      javascript,
      total: own + css + javascript + sum(files.others),
      requests: 1 + Object.values(files).flat().length,
    };
  }

  private sizeOf(address: string, page: string): number {
    const file = path.join(this.buildDir, decodeURI(address).slice(this.baseUrl.length));
    if (!fs.existsSync(file)) {
      throw new Error(
        `${page} references ${address}, but the file is missing. Run "npm run build" again.`,
      );
    }
    const size = this.sizes.get(file) ?? gzippedSize(fs.readFileSync(file));
    this.sizes.set(file, size);
    return size;
  }
}
