import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Root } from 'mdast';
import { SEARCH_MANIFEST_FILE } from '../index-format';
import { htmlFileOf, type SearchSite } from '../site';
import { readShards, writeIndex, type SearchedPages } from './shards';
import { sourceHtml } from './source-html';

interface Source {
  route: string;
  file: string;
  /** Time of the last change, in milliseconds. */
  writtenAt: number;
}

/** The sources of a site. */
interface DevSources {
  readPages: () => SearchedPages & { sources: readonly Source[] };
  /** @throws an error that names the file if its syntax is wrong */
  parse: (file: string) => Root;
}

/**
 * The search index for the development server. It is created from the sources, because the development server doesn't render pages
 * to files, so text that components render is missing. Extraction and search engine are the same as in a build.
 */
export class DevIndex {
  private readonly written = new Map<string, number>();
  private signature = '';
  private updating: Promise<void> | undefined;

  /** @param outDir folder of the index; it is emptied first */
  constructor(
    private readonly site: SearchSite,
    private readonly outDir: string,
    private readonly sources: DevSources,
  ) {
    fs.rmSync(outDir, { recursive: true, force: true });
  }

  /**
   * Returns a file of the index as JSON. Reading the manifest updates the index.
   * @param file path from the root of the site, such as `search-index.json`
   * @returns undefined if the index doesn't contain the file
   */
  async read(file: string): Promise<string | undefined> {
    if (file === SEARCH_MANIFEST_FILE) {
      this.updating ??= this.update().finally(() => {
        this.updating = undefined;
      });
      await this.updating;
    }
    const found = path.join(this.outDir, file);
    return fs.existsSync(found) ? fs.readFileSync(found, 'utf8') : undefined;
  }

  private async update(): Promise<void> {
    const { sources, ...pages } = this.sources.readPages();
    const signature = JSON.stringify(sources);
    if (signature === this.signature) {
      return;
    }
    const routes: string[] = [];
    for (const source of sources) {
      if (this.render(source)) {
        routes.push(source.route);
      }
      // Lets the server handle other requests, because the first update takes seconds.
      await setImmediate();
    }
    writeIndex(this.outDir, await readShards(this.site, this.outDir, { ...pages, routes }));
    this.signature = signature;
  }

  /** @returns false if the page has a syntax error, for example because its author is still writing it */
  private render({ route, file, writtenAt }: Source): boolean {
    const target = path.join(this.outDir, htmlFileOf(route));
    if (this.written.get(route) === writtenAt) {
      return fs.existsSync(target);
    }
    this.written.set(route, writtenAt);
    try {
      const html = sourceHtml(this.sources.parse(file));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, html);
      return true;
    } catch (error) {
      fs.rmSync(target, { force: true });
      console.warn(`dev-search: skipped ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
}
