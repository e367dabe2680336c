/** Milliseconds of work after which the page gives way. On a phone a quarter as fast, 16 ms are no delay that a reader feels. */
const TASK_MS = 4;

/** Lets the browser paint and answer the reader between two tasks. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does something with each item, and gives way when that has taken a task's time. */
export async function inShortTasks<Item>(
  items: Iterable<Item>,
  run: (item: Item) => void,
): Promise<void> {
  let start = performance.now();
  for (const item of items) {
    run(item);
    if (performance.now() - start > TASK_MS) {
      await pause();
      start = performance.now();
    }
  }
}
