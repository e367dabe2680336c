import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { htmlFileOf } from '../../../src/config/routes';
import { messageOf } from '../../../src/config/error-message';
import { SEARCH_MANIFEST_FILE } from '../../../src/contracts/search-index';
import { readContentPages } from '../../lib/content-inventory';
import { readShards, writeIndex } from '../search-records';
import { keywordsIn } from '../search-records/keywords';
import { pageHtml } from './page-html';

interface Source {
  route: string;
  file: string;
  /** Time of the last change, in milliseconds. */
  writtenAt: number;
}

function readSources(siteDir: string): Source[] {
  return [...readContentPages(siteDir)].map(([route, { file }]) => ({
    route,
    file,
    writtenAt: fs.statSync(path.join(siteDir, file)).mtimeMs,
  }));
}

/**
 * The search index for the development server. It is created from the sources, because the development server doesn't render pages
 * to files, so text that components render is missing. Extraction and search engine are the same as in a build.
 */
export class DevIndex {
  private readonly written = new Map<string, number>();
  private signature = '';
  private updating: Promise<void> | undefined;

  /**
   * @param siteDir folder of the site
   * @param outDir folder of the index; it is emptied first
   */
  constructor(
    private readonly siteDir: string,
    private readonly outDir: string,
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
    const sources = readSources(this.siteDir);
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
    const keywordsOf = keywordsIn(this.siteDir, readContentPages(this.siteDir));
    writeIndex(this.outDir, await readShards(this.outDir, routes, keywordsOf));
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
      const html = pageHtml(file, fs.readFileSync(path.join(this.siteDir, file), 'utf8'));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, html);
      return true;
    } catch (error) {
      fs.rmSync(target, { force: true });
      console.warn(`dev-search: skipped ${messageOf(error)}`);
      return false;
    }
  }
}
