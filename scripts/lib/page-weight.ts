import fs from 'node:fs';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { LATE_SCRIPT_TYPE } from '../../plugins/site-head/page-template';
import type { PageWeight } from '../../src/config/weight-budgets';

/** Sizes of a built site's files, each measured once. */
export class SiteWeight {
  private readonly sizes = new Map<string, number>();
  /**
   * @param buildDir the built site
   * @param baseUrl where it lives on its host, such as `/docs/`
   */
  constructor(
    private readonly buildDir: string,
    private readonly baseUrl: string,
  ) {}

  /**
   * Weighs a page: what its HTML names, which is all that it loads first.
   * @param file the page's HTML in the build
   * @throws when the page names a file that the build lacks
   */
  weigh(file: string): PageWeight {
    const $ = load(fs.readFileSync(path.join(this.buildDir, file), 'utf8'));
    const named = (selector: string, attribute: string): string[] => [
      ...new Set(
        $(selector)
          .toArray()
          .flatMap((element) => $(element).attr(attribute)?.split('#')[0] ?? [])
          .filter((address) => address.startsWith(this.baseUrl)),
      ),
    ];
    const sum = (addresses: readonly string[]): number =>
      addresses.reduce((bytes, address) => bytes + this.sizeOf(address, file), 0);
    const html = this.fileSize(file);
    const css = sum(named('link[rel="stylesheet"]', 'href'));
    const javascript = sum(named('script[src]', 'src'));
    const blocking = sum(
      named(
        `script[src]:not([defer], [async], [type="module"], [type="${LATE_SCRIPT_TYPE}"])`,
        'src',
      ),
    );
    const others = sum([
      ...named('link[rel="icon"]', 'href'),
      ...named('use', 'href'),
      ...named('use', 'data-href'),
    ]);
    return {
      html,
      css,
      javascript,
      critical: html + css + blocking,
      total: html + css + javascript + others,
    };
  }

  private sizeOf(address: string, page: string): number {
    const file = decodeURI(address).slice(this.baseUrl.length);
    if (!fs.existsSync(path.join(this.buildDir, file))) {
      throw new Error(
        `${page} names ${address}, which the build lacks. Run "npm run build" again.`,
      );
    }
    return this.fileSize(file);
  }

  private fileSize(file: string): number {
    const known = this.sizes.get(file);
    if (known !== undefined) {
      return known;
    }
    const content = fs.readFileSync(path.join(this.buildDir, file));
    const size = gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
    this.sizes.set(file, size);
    return size;
  }
}

/** The file of a page in a build without trailing slashes. */
export const fileOfRoute = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;
