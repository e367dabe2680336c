import v8 from 'node:v8';
import vm from 'node:vm';

/** Runs something while V8 has a flag, which is one that V8 heeds at any time. */
function withFlag<Result>(flag: string, run: () => Result): Result {
  v8.setFlagsFromString(`--${flag}`);
  try {
    return run();
  } finally {
    v8.setFlagsFromString(`--no-${flag}`);
  }
}

/**
 * Finds what nobody refers to any more, now. V8 waits until its heap is near a limit that suits a machine with much memory: half
 * a gigabyte of garbage stays for as long as nothing new is made.
 * @throws when Node.js' V8 doesn't offer its collector
 */
export function collectGarbage(): void {
  // The flag counts for contexts that are made from now on: one is made for the collector, and none later finds it.
  const collect = withFlag('expose-gc', (): unknown => vm.runInNewContext('globalThis.gc'));
  if (typeof collect !== 'function') {
    throw new Error(
      `build-memory: V8 ${process.versions.v8} offers no gc() with --expose-gc, as that of Node.js 20 to 24 does. Adapt ` +
        'plugins/build-memory/collect-garbage.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  collect();
}

/**
 * Collects garbage and moves together what is left. V8 gives back whole pages only, and what lives on lies scattered: most pages
 * stay otherwise. Until it is done both the old and the new place of what lives on take memory.
 */
export const compactHeap = (): void => withFlag('compact-on-every-full-gc', collectGarbage);
