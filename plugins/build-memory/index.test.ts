/** @jest-environment node */
import type { Compiler } from 'webpack';
import { collectGarbage } from './collect-garbage';
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
