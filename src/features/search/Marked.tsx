import type { ReactNode } from 'react';

/** A snippet of a hit as text with its matches in `mark` elements. All other characters are text, even `<`. */
export function Marked({ snippet }: { snippet: string }): ReactNode {
  return snippet
    .split(/<mark>(.*?)<\/mark>/g)
    .map((text, place) =>
      place % 2 === 1 ? <mark key={place}>{text}</mark> : text && <span key={place}>{text}</span>,
    );
}
