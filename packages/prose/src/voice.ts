import type { ProseConfig } from './config';
import { countWords, proseOf } from './page-prose';

const NAMED_PAGES = 5;

const countIn = (text: string, pattern: RegExp): number =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].length;

const perThousand = (count: number, words: number): number => (count / words) * 1000;

/** Returns a line for each phrase that the pages use more often than its limit, with the pages that use it most. */
export function voiceProblems(
  sources: ReadonlyMap<string, string>,
  { voice }: ProseConfig,
): string[] {
  const pages = [...sources]
    .filter(([page]) => voice.pages.test(page))
    .map(([page, source]) => ({ page, text: proseOf(source), words: countWords(source) }));
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  return voice.phrases.flatMap(({ phrase, pattern, perThousandWords }) => {
    const counts = pages
      .map(({ page, text }) => ({ page, count: countIn(text, pattern) }))
      .sort((a, b) => b.count - a.count);
    const rate = perThousand(
      counts.reduce((sum, { count }) => sum + count, 0),
      words,
    );
    const most = counts
      .slice(0, NAMED_PAGES)
      .filter(({ count }) => count > 0)
      .map(({ page, count }) => `${page} (${count})`);
    return rate > perThousandWords
      ? `"${phrase}" occurs ${rate.toFixed(1)} times per 1,000 words, and at most ${perThousandWords} are accepted. Say it another way, for example on ${most.join(', ')}.`
      : [];
  });
}
