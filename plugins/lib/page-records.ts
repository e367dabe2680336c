import type { ExtractedPage } from '@nitric-docs/search/records';

/** What the build writes about a page besides its HTML. */
export interface PageRecord {
  /** The title in the head of the page, which names an older version of an SDK. */
  headTitle: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** The text of the page as Markdown. Addresses of files that the bundler emits are still those of their sources. */
  markdown: string;
  searched: ExtractedPage;
}

/** The records of all pages by their routes. `remarkPageRecord` adds each one when the page is compiled. */
export class PageRecords {
  private readonly records = new Map<string, PageRecord>();

  add(route: string, record: PageRecord): void {
    this.records.set(route, record);
  }

  /** @throws an error if the page wasn't compiled */
  of(route: string): PageRecord {
    const record = this.records.get(route);
    if (!record) {
      throw new Error(
        `The build has no record of the page ${route}, because the bundler didn't compile it. Turn off the persistent cache of the bundler (future.faster.rspackPersistentCache in docusaurus.config.ts), and build again.`,
      );
    }
    return record;
  }
}
