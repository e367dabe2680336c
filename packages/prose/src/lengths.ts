import type { ProseConfig } from './config';
import { countWords } from './page-prose';

export function lengthProblem(
  page: string,
  source: string,
  { lengths, longer }: ProseConfig,
): string | undefined {
  const limit = lengths.find(({ pages }) => pages.test(page));
  if (!limit) {
    return undefined;
  }
  const allowed = longer.find((entry) => entry.page === page)?.words ?? limit.words;
  const words = countWords(source);
  return words > allowed
    ? `${page}: ${words} words. ${limit.type} has at most ${allowed}. Cut what other pages say, or add the page to "longer" in prose.config.ts with a reason.`
    : undefined;
}

export const unusedExceptions = (
  sources: ReadonlyMap<string, string>,
  { lengths, longer }: ProseConfig,
): string[] =>
  longer
    .filter(({ page }) => {
      const limit = lengths.find(({ pages }) => pages.test(page))?.words ?? Infinity;
      return countWords(sources.get(page) ?? '') <= limit;
    })
    .map(({ page }) => `prose.config.ts: longer: ${page} needs no exception. Remove it.`);
