import type { SearchHit } from '@nitric-docs/search/client';

/** The title of a hit's page as a snippet. */
export const titleOf = ({ snippets, hierarchy }: SearchHit): string =>
  snippets.lvl1 ?? hierarchy.lvl1;

/** The heading or the text that a hit leads to, as a snippet. Undefined for the page itself. */
export function headingOf({ type, snippets, hierarchy, content }: SearchHit): string | undefined {
  if (type === 'lvl1') {
    return undefined;
  }
  return snippets[type] ?? (type === 'content' ? content : hierarchy[type]) ?? undefined;
}
