import { useEffect, useState } from 'react';

/** Rows that the list has room for; those below are seen when a reader scrolls or moves down to them. */
const ROWS_IN_VIEW = 8;
/** Further rows that are drawn at once. */
const ROWS_MORE = 6;

/** Without a frame for so long, in milliseconds, rows wait no longer: a browser with too much to do may draw none. */
const FRAME_WAIT_MS = 250;

/** Calls back once the browser has painted what stands in the document now. @returns takes it back */
function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, FRAME_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
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
        : // No transition: React would put it off for as long as it has anything else to do.
          afterPaint(() => setDrawn({ answer, rows: rows + ROWS_MORE })),
    [answer, rows, isAll],
  );
  return rows;
}
