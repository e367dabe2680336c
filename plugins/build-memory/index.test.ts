/** @jest-environment node */
import v8 from 'node:v8';
import type { Compiler } from 'webpack';
import { collectGarbage, compactHeap } from './collect-garbage';
import { releaseCompiler } from '.';

class ReactLoadableSSRAddon {
  compiler: object | null = {};
}

const compilerWith = (...plugins: object[]) => ({ options: { plugins } }) as unknown as Compiler;

it('takes the compiler from the plugin that keeps it', () => {
  const holder = new ReactLoadableSSRAddon();
  releaseCompiler(compilerWith({}, holder));
  expect(holder.compiler).toBeNull();
});

it.each([
  ['none', []],
  ['two', [new ReactLoadableSSRAddon(), new ReactLoadableSSRAddon()]],
  ['one that keeps no compiler', [Object.assign(new ReactLoadableSSRAddon(), { compiler: null })]],
])('says what it expects when there is %s', (_, plugins) => {
  expect(() => releaseCompiler(compilerWith(...plugins))).toThrow(
    /build-memory: .* plugins named ReactLoadableSSRAddon, accepted is one with the property "compiler"/,
  );
});

it('collects garbage and leaves no collector behind', () => {
  expect(collectGarbage).not.toThrow();
  expect(globalThis.gc).toBeUndefined();
});

/** Bytes of the pages that hold old objects, beside what is in use. */
function gapsBetweenObjects(): number {
  const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
  return (space?.space_size ?? NaN) - (space?.space_used_size ?? NaN);
}

it('gives back pages that garbage lies scattered in', () => {
  const made = Array.from({ length: 300_000 }, (_, at) => ({ at, text: `text ${at}`, list: [at] }));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const kept = made.filter(({ at }) => at % 5 === 0);
  made.length = 0;
  compactHeap();
  const freed = before - process.memoryUsage().heapUsed;
  expect(kept).toHaveLength(60_000);
  expect(gapsBetweenObjects()).toBeLessThan(freed / 2);
});
