/** Work of plugins that write files of the built site at the same time as others read them. */
const pending = new Set<Promise<unknown>>();

/** Registers work that writes files. Call it synchronously in `postBuild`, so that other plugins wait for it. */
export function trackWrite<T>(work: Promise<T>): Promise<T> {
  pending.add(work);
  return work;
}

/** Waits until all registered work has ended, even if it failed. Docusaurus reports the failure. */
export async function waitForWrites(): Promise<void> {
  const waited = [...pending];
  await Promise.allSettled(waited);
  waited.forEach((work) => pending.delete(work));
}
