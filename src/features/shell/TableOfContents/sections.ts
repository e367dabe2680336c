import type { TOCItem } from '@docusaurus/mdx-loader';

export interface PageSection {
  id: string;
  /** The text of the heading as HTML. */
  html: string;
  level: number;
}

/** More subsections than this are a list of their own, such as all error messages. */
const MOST_SUBSECTIONS = 40;

/** Docusaurus' table of contents contains components, such as `MethodTag`, as literal tags. Removes them and keeps their text. */
const withoutComponents = (html: string): string => html.replace(/<\/?[A-Z][^>]*>/g, '').trim();

/** The sections of a page (level 2) and their subsections (level 3), unless it has too many of them. */
export function sectionsOf(toc: readonly TOCItem[]): PageSection[] {
  const sections = toc
    .filter(({ level }) => level === 2 || level === 3)
    .map(({ id, level, value }) => ({ id, level, html: withoutComponents(value) }));
  const mainSections = sections.filter(({ level }) => level === 2);
  return sections.length - mainSections.length > MOST_SUBSECTIONS ? mainSections : sections;
}
