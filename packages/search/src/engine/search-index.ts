import type { SearchManifest, SearchSectionText, SearchTexts, SearchTitles } from '../index-format';
import type { SearchSite } from '../site';
import { IndexView } from './index-view';
import {
  indexedPageOf,
  partsOfName,
  PLACEHOLDER,
  stemsOf,
  type IndexedPage,
  type IndexedSection,
} from './pages';
import { Segment } from './segment';
import { Vocabulary } from './vocabulary';
import { memoized } from './words';

/** The number of cached views: all sections, one SDK, and a few more. */
const MOST_VIEWS = 8;

/** Returns the words of a route, without the shared `reference` segment. */
const routeWords = (route: string): string =>
  route.replace(/^\/(?:reference\/)?/, '').replaceAll('/', ' ');

function addPage(vocabulary: Vocabulary, segment: Segment, page: IndexedPage): void {
  const [lead, ...headed] = page.sections;
  if (lead) {
    const sdkNames = page.sdk ? vocabulary.namesOfSdk(page.sdk) : [];
    segment.add(lead, 'title', page.title);
    segment.add(lead, 'route', routeWords(page.route));
    segment.add(lead, 'content', [page.group, ...sdkNames, ...page.aliases].join(' '));
    segment.add(lead, 'intro', page.description);
    [page.title, ...page.aliases]
      .filter((name) => name.endsWith('()'))
      .forEach((name) => segment.define({ section: lead, parts: partsOfName(name) }));
  }
  headed.forEach((section) => segment.add(section, 'heading', section.heading));
}

/** Less than 1, so that the function whose name it is comes first. */
const OTHER_SDK_SHARE = 0.5;
const COUNTERPARTS = 'counterparts';

/** Finds each function of a current version under the names that it has in the other SDKs. */
function counterpartsOf({ functionOf }: SearchSite, pages: readonly IndexedPage[]): Segment {
  const segment = new Segment();
  const functions = pages.filter((page) => !page.isFrozen && functionOf(page.route) !== undefined);
  const titles = new Map<string | undefined, Set<string>>();
  functions.forEach(({ route, title }) =>
    memoized(titles, functionOf(route), () => new Set()).add(title),
  );
  for (const { route, title, sections } of functions) {
    const others = [...(titles.get(functionOf(route)) ?? [])].filter((other) => other !== title);
    for (const section of sections.slice(0, 1)) {
      segment.add(section, 'content', others.join(' '));
      others.forEach((name) =>
        segment.define({ section, parts: partsOfName(name), share: OTHER_SDK_SHARE }),
      );
    }
  }
  return segment;
}

/** A name that consists only of placeholders, such as `<organization>/<name>`, would match any query. */
const hasFixedPart = (name: readonly string[]): boolean =>
  name.some((part) => part !== PLACEHOLDER);

function addText(
  segment: Segment,
  section: IndexedSection,
  [content, code, defined = '', keywords = '', called = '']: SearchSectionText,
): void {
  section.text = content;
  section.names = called.split(',').filter(Boolean).map(stemsOf);
  segment.add(section, 'content', called.replaceAll(',', ' '));
  segment.add(section, 'content', content);
  segment.add(section, 'code', code);
  segment.add(section, 'keywords', keywords);
  const names = defined.split('\n').map(partsOfName);
  names.filter(hasFixedPart).forEach((parts) => segment.define({ section, parts }));
}

/** The pages of a site, and the words of each loaded part. */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  private readonly vocabulary: Vocabulary;
  private readonly segments = new Map<string, Segment>();
  private readonly views = new Map<string, IndexView>();

  constructor(
    private readonly site: SearchSite,
    manifest: SearchManifest,
  ) {
    this.vocabulary = new Vocabulary(site, manifest);
  }

  addTitles(part: string, shard: string, titles: SearchTitles): void {
    const pages = titles.map((each) => indexedPageOf(this.site, each, shard));
    const segment = new Segment();
    pages.forEach((page) => addPage(this.vocabulary, segment, page));
    this.pages.push(...pages);
    this.segments.set(COUNTERPARTS, counterpartsOf(this.site, this.pages));
    this.views.clear();
    this.segments.set(part, segment);
  }

  /**
   * Adds the texts of a shard whose titles are loaded. Each step adds one page, so that searches can run in between.
   * Searches find the texts only after the last step.
   */
  *addTexts(part: string, shard: string, texts: SearchTexts): Generator<void> {
    const segment = new Segment();
    const pages = this.pages.filter((page) => page.shard === shard);
    for (const [at, { sections }] of pages.entries()) {
      for (const section of sections) {
        addText(segment, section, texts[at]?.[section.order] ?? ['', '']);
      }
      yield;
    }
    this.segments.set(part, segment);
  }

  /** @param loaded the parts to search in. All of them were added. */
  view(loaded: readonly string[]): IndexView {
    const parts = [COUNTERPARTS, ...loaded].sort();
    const make = (): IndexView => {
      const segments = parts.flatMap((part) => this.segments.get(part) ?? []);
      return new IndexView(segments, this.vocabulary);
    };
    return memoized(this.views, parts.join(' '), make, MOST_VIEWS);
  }
}
