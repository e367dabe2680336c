import type { ProseConfig } from './config';
import { passagesOf } from './page-prose';

/** A passage on more pages has a home that they link to. */
const MOST_PAGES = 3;

/** Returns a line for each passage that stands on more than three of the pages. */
export function repetitionProblems(
  sources: ReadonlyMap<string, string>,
  { unrepeated, languages, repeatable }: ProseConfig,
): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, source] of sources) {
    for (const passage of unrepeated.test(page) ? passagesOf(source) : []) {
      pagesOf.set(passage, [...(pagesOf.get(passage) ?? []), page]);
    }
  }
  /** The same page in another language counts once, because a reader reads only one of them. */
  const countOf = (pages: readonly string[]): number =>
    new Set(pages.map((page) => page.replace(languages, ''))).size;
  const exceptions = new Set(repeatable.map(({ passage }) => passage));
  const repeated = [...pagesOf].filter(([, pages]) => countOf(pages) > MOST_PAGES);
  const unused = repeatable.filter(({ passage }) => !repeated.some(([text]) => text === passage));
  return [
    ...repeated
      .filter(([passage]) => !exceptions.has(passage))
      .map(
        ([passage, pages]) =>
          `"${passage}" is on ${pages.length} pages: ${pages.slice(0, 4).join(', ')}${pages.length > 4 ? ', …' : ''}. Keep it on one page and link to it, or add it to "repeatable" in prose.config.ts with a reason.`,
      ),
    ...unused.map(
      ({ passage }) => `prose.config.ts: repeatable: "${passage}" needs no exception. Remove it.`,
    ),
  ];
}
