import type { IndexView } from './index-view';
import type { IndexedPage, IndexedSection } from './pages';
import type { QueryWord } from './query';
import { memoized } from './words';

export interface PageMatch {
  page: IndexedPage;
  /** For each matching section, its score for each word of the query. */
  sections: Map<IndexedSection, number[]>;
  /** For each word, its best score in any section. */
  bestScores: number[];
  /** For each word, the confidence of its best meaning on the page. */
  confidence: number[];
}

/** Returns the matching pages. Stop words find pages only if the query has no content words or no page contains one. */
export function matchPages(view: IndexView, words: readonly QueryWord[]): PageMatch[] {
  const matches = new Map<IndexedPage, PageMatch>();
  const none = words.map(() => 0);
  const addScore = (at: number, section: IndexedSection, score: number, confidence: number) => {
    const { page } = section;
    const match = memoized(matches, page, () => ({
      page,
      sections: new Map(),
      bestScores: [...none],
      confidence: [...none],
    }));
    const scores = memoized(match.sections, section, () => [...none]);
    scores[at] = Math.max(scores[at] ?? 0, score * confidence);
    match.bestScores[at] = Math.max(match.bestScores[at] ?? 0, score * confidence);
    match.confidence[at] = Math.max(match.confidence[at] ?? 0, confidence);
  };
  const addWords = (areContentWords: boolean, onlyToMatches: boolean): void =>
    words.forEach(({ isContentWord, meanings }, at) => {
      for (const [meaning, confidence] of isContentWord === areContentWords ? meanings : []) {
        view.scoresOf(meaning).forEach((score, section) => {
          if (!onlyToMatches || matches.get(section.page)?.sections.has(section)) {
            addScore(at, section, score, confidence);
          }
        });
      }
    });
  addWords(true, false);
  addWords(false, matches.size > 0);
  return [...matches.values()];
}
