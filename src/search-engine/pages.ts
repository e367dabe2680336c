import { searchGroupOf } from '../config/search-groups';
import { sdkReferenceOf, type SdkId } from '../config/sdks';
import { anchorOf, type SearchPageTitles } from '../contracts/search-index';

/** A part of a page that a result can lead to: the page itself, or one of its headings. */
export interface IndexedSection {
  page: IndexedPage;
  /** Number of the section in its page; 0 is the page itself. */
  order: number;
  heading: string;
  anchor: string;
  /** 1 for the page itself, 2 to 6 for a heading. */
  level: number;
  /** Absent until the tier of texts is there. */
  text?: string;
}

export interface IndexedPage {
  route: string;
  title: string;
  group: string;
  description: string;
  sections: IndexedSection[];
  sdk?: SdkId;
  version?: string;
  /** Whether a later version of the SDK exists. */
  frozen: boolean;
  /** The page's address without its version: the same for all versions of a page. */
  twinKey: string;
}

const VERSION_SEGMENT = /^(\/reference\/[^/]+)\/v\d+(?=\/|$)/;

/** Gives a page of the index its place on the site. */
export function indexedPageOf([
  route,
  title,
  description,
  headings,
]: SearchPageTitles): IndexedPage {
  const { currentSdk: sdk, currentVersion: version, isNotLatest } = sdkReferenceOf(route);
  const page: IndexedPage = {
    route,
    title,
    group: searchGroupOf(route),
    description,
    sections: [],
    ...(sdk ? { sdk } : {}),
    ...(version ? { version } : {}),
    frozen: isNotLatest,
    twinKey: route.replace(VERSION_SEGMENT, '$1'),
  };
  page.sections.push({ page, order: 0, heading: title, anchor: '', level: 1 });
  headings.forEach(([heading, anchor, level], index) => {
    page.sections.push({
      page,
      order: index + 1,
      heading,
      anchor: anchor || anchorOf(heading),
      level,
    });
  });
  return page;
}
