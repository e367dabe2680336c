import type { ReactNode } from 'react';

interface MarkedProps {
  snippet: string;
  /** The class of the matches. The build drops rules for the tag, which no static page contains. */
  className?: string | undefined;
}

/** A snippet of a hit as text with its matches in `mark` elements. All other characters are text, even `<`. */
export function Marked({ snippet, className }: MarkedProps): ReactNode {
  return snippet.split(/<mark>(.*?)<\/mark>/g).map((text, place) =>
    place % 2 === 1 ? (
      <mark key={place} className={className}>
        {text}
      </mark>
    ) : (
      text && <span key={place}>{text}</span>
    ),
  );
}
