import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Gives back what nobody refers to any more, now. V8 waits until its heap is near a limit that suits a machine with much memory:
 * half a gigabyte of garbage stays for as long as nothing new is made.
 * @throws when Node.js' V8 doesn't offer its collector
 */
export function collectGarbage(): void {
  // The flag counts for contexts that are made from now on: one is made for the collector, and none later finds it.
  v8.setFlagsFromString('--expose-gc');
  const collect: unknown = vm.runInNewContext('globalThis.gc');
  v8.setFlagsFromString('--no-expose-gc');
  if (typeof collect !== 'function') {
    throw new Error(
      `build-memory: V8 ${process.versions.v8} offers no gc() with --expose-gc, as that of Node.js 20 to 24 does. Adapt ` +
        'plugins/build-memory/collect-garbage.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  collect();
}
