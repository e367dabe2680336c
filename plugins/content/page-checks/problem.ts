import type { Nodes } from 'mdast';

/** What is wrong at a place of a page, what is accepted, and what to do. Lines and columns start at 1. */
export interface Problem {
  line: number;
  column: number;
  text: string;
}

export const problemOf = ({ position }: Pick<Nodes, 'position'>, text: string): Problem => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
  text,
});

export function problemAt(source: string, offset: number, text: string): Problem {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, text };
}
