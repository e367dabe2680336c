import { Feed } from 'feed';
import { micromark } from 'micromark';

export interface FeedEntry {
  title: string;
  /** An address that never changes. Programs know by it which releases they have shown. */
  id: string;
  /** The absolute address of the release on its page. */
  link: string;
  /** ISO date. */
  date: string;
  /** Markdown, in which links to pages of the site start with a slash. */
  text: string;
}

export interface FeedSource {
  title: string;
  description: string;
  /** The absolute address of the page with the same releases. */
  page: string;
  /** The absolute address of the site, before addresses that start with a slash. */
  site: string;
  /** The newest one first. */
  entries: readonly FeedEntry[];
}

/** The format of each file: Atom (RFC 4287) and JSON Feed. */
export const feedFiles = { 'feed.xml': 'atom', 'feed.json': 'json' } as const;
export type FeedFile = keyof typeof feedFiles;

/**
 * Writes the feeds of one product. The same entries have the same text, whenever the site is built.
 * @returns the text of each file, in the folder with the address of the page
 */
export function feedsOf(source: FeedSource): Readonly<Record<FeedFile, string>> {
  const { title, description, page, site, entries } = source;
  const feed = new Feed({
    id: page,
    title,
    description,
    link: page,
    language: 'en',
    copyright: '',
    updated: new Date(entries[0]?.date ?? 0),
    feedLinks: Object.fromEntries(
      Object.entries(feedFiles).map(([file, format]) => [format, `${page}/${file}`]),
    ),
    author: { name: 'Nitric' },
  });
  for (const { title: name, id, link, date, text } of entries) {
    const content = micromark(text.replaceAll('](/', `](${site}/`));
    feed.addItem({ title: name, id, link, date: new Date(date), content });
  }
  return { 'feed.xml': feed.atom1(), 'feed.json': feed.json1() };
}
