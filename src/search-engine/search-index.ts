import type {
  SearchPageTitles,
  SearchSectionText,
  SearchTexts,
  SearchTitles,
} from '../contracts/search-index';
import { IndexView } from './index-view';
import {
  indexedPageOf,
  lettersOf,
  partsOfName,
  PLACEHOLDER,
  type IndexedPage,
  type IndexedSection,
} from './pages';
import { Segment } from './segment';
import { aliasesOfSdk } from './vocabulary';

/** Views that are kept for the next letter: the one of all sections, that of an SDK and a few more. */
const MOST_VIEWS = 8;

/** Words of an address: `/reference/nodejs/storage/bucket-file` without its version and the word that all share. */
function routeWords(route: string): string {
  return route
    .replace(/^\/(?:reference\/)?/, '')
    .replace(/\bv\d+\b/, '')
    .replaceAll('/', ' ');
}

function addPage(segment: Segment, page: IndexedPage): void {
  const [lead, ...headed] = page.sections;
  if (lead) {
    const aliases = page.sdk ? aliasesOfSdk(page.sdk).join(' ') : '';
    segment.add(lead, 'title', page.title);
    segment.add(lead, 'route', routeWords(page.route));
    segment.add(lead, 'group', `${page.group} ${aliases}`);
    segment.add(lead, 'intro', page.description);
  }
  headed.forEach((section) => segment.add(section, 'heading', section.heading));
}

/** Whatever readers choose would be `<organisation>/<name>`. */
const isTelling = (name: readonly string[]): boolean => name.some((part) => part !== PLACEHOLDER);

function addText(
  segment: Segment,
  section: IndexedSection,
  [content, code, defined = '', keywords = '']: SearchSectionText,
): void {
  section.text = content;
  segment.add(section, 'content', content);
  segment.add(section, 'code', code);
  segment.add(section, 'defined', defined);
  segment.add(section, 'keywords', keywords);
  if (keywords) {
    section.page.callings = keywords.split(',').map(lettersOf);
  }
  const names = defined.split('\n').map(partsOfName);
  section.page.definitions.push(...names.filter(isTelling).map((parts) => ({ section, parts })));
}

/** The pages of a site and, for each tier of each shard that has come, the words in it. */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  private readonly pagesOfShard = new Map<string, IndexedPage[]>();
  private readonly segments = new Map<string, Segment>();
  private readonly views = new Map<string, IndexView>();
  private sectionCount = 0;

  /** Adds the pages of a shard under a name for this part of the index. */
  addTitles(part: string, shard: string, titles: SearchTitles): void {
    const pages = titles.map((each) => this.newPage(each, shard));
    const segment = new Segment();
    pages.forEach((page) => addPage(segment, page));
    this.pagesOfShard.set(shard, pages);
    this.finish(part, segment);
  }

  /**
   * Adds the texts of a shard whose titles are there, a page a step, so that questions can be answered in between.
   * Nothing of them is found before the last step.
   */
  *addTexts(part: string, shard: string, texts: SearchTexts): Generator<void> {
    const segment = new Segment();
    for (const [at, page] of (this.pagesOfShard.get(shard) ?? []).entries()) {
      for (const section of page.sections) {
        addText(segment, section, texts[at]?.[section.order] ?? ['', '']);
      }
      yield;
    }
    this.finish(part, segment);
  }

  /** What some parts of the index know; parts that haven't come are left out. */
  view(parts: Iterable<string>): IndexView {
    const there = [...parts].filter((part) => this.segments.has(part)).sort();
    const key = there.join(' ');
    let view = this.views.get(key);
    if (!view) {
      const segments = there
        .map((part) => this.segments.get(part))
        .filter((each) => each !== undefined);
      view = new IndexView(segments, this.sectionCount);
    }
    // The newest last, so that the first is the one that was asked for longest ago.
    this.views.delete(key);
    this.views.set(key, view);
    const [oldest] = this.views.keys();
    if (this.views.size > MOST_VIEWS && oldest !== undefined) {
      this.views.delete(oldest);
    }
    return view;
  }

  private newPage(titles: SearchPageTitles, shard: string): IndexedPage {
    const page = indexedPageOf(titles, { shard, firstSectionId: this.sectionCount });
    this.sectionCount += page.sections.length;
    this.pages.push(page);
    return page;
  }

  private finish(part: string, segment: Segment): void {
    this.segments.set(part, segment.finish());
  }
}
