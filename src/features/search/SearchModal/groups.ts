import type { SearchHit } from '@nitric-docs/search/client';

export interface HitGroup {
  title: string;
  hits: SearchHit[];
}

function groupBy(hits: readonly SearchHit[], level: 'lvl0' | 'lvl1'): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy[level];
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return [...groups].map(([title, members]) => ({ title, hits: members }));
}

/** Groups hits, of which each group shows only the first ones, with the sections of a page next to each other. */
export const groupHits = (hits: readonly SearchHit[], perGroup: number): HitGroup[] =>
  groupBy(hits, 'lvl0').map((group) => ({
    ...group,
    hits: groupBy(group.hits.slice(0, perGroup), 'lvl1').flatMap((page) => page.hits),
  }));
