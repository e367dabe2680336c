/** Plugins that add or change files of a built site at the same time as others read it. */
const writers = new Set<Promise<unknown>>();

/** Says that files will be written until the work ends. Called at once in `postBuild`, before anything is awaited. */
export function willWrite<T>(work: Promise<T>): Promise<T> {
  writers.add(work);
  return work;
}

/** Waits for the work that was announced, whether it succeeds or fails: Docusaurus reports what failed. */
export async function writersDone(): Promise<void> {
  const waited = [...writers];
  await Promise.allSettled(waited);
  waited.forEach((work) => writers.delete(work));
}
