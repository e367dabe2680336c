import { startTransition, useEffect, useState } from 'react';

/** Rows that the list has room for; those below are seen when a reader scrolls or moves down to them. */
const ROWS_IN_VIEW = 8;
/** Further rows that are drawn at once. */
const ROWS_MORE = 6;

/** Calls back once the browser has painted what stands in the document now. @returns takes it back */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How many rows of an answer may be drawn by now: at first those in view, and a few more each time that the browser has
 * painted, so that the next letter never waits for rows that nobody sees.
 * @param answer another object for each answer
 * @param most rows that the answer has
 */
export function useRowsDrawn(answer: object, most: number): number {
  const [drawn, setDrawn] = useState({ answer, rows: ROWS_IN_VIEW });
  const rows = drawn.answer === answer ? drawn.rows : ROWS_IN_VIEW;
  const isAll = rows >= most;
  useEffect(
    () =>
      isAll
        ? undefined
        : afterPaint(() => startTransition(() => setDrawn({ answer, rows: rows + ROWS_MORE }))),
    [answer, rows, isAll],
  );
  return rows;
}
