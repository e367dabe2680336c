import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Compiler, Stats } from 'webpack';

/** What makes compilers: Rspack, with webpack's interface. */
export type Bundler = Compiler['webpack'];

/** So many modules give each of the bundler's threads something to do. */
const MODULES = 400;
const ENTRY = Array.from(
  { length: MODULES },
  (_, at) => `data:text/javascript,export default ${at}`,
);

/** The second bundle still gave back about 0.3 GB of 1.4, the third nothing worth its time. */
const ROUNDS = 3;
/** Between two bundles, in milliseconds: the allocator returns what is free a tenth of a second later, when it is asked again. */
const PAUSE = 300;

class WritesNothing {
  apply({ hooks }: Compiler): void {
    hooks.shouldEmit.tap(WritesNothing.name, () => false);
  }
}

/** @throws when the bundler does, or finds something wrong with the bundle */
async function makeSmallBundle({ webpack }: Bundler): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: __dirname,
    entry: ENTRY,
    optimization: { minimize: false },
    plugins: [new WritesNothing()],
  });
  const stats: Stats | undefined = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) {
    throw new Error(stats.toString('errors-only'));
  }
}

/**
 * Has the bundler's threads give back what closed compilers have left. Its allocator, mimalloc, keeps what another thread has
 * freed until the thread that it belongs to asks for memory, and after a build all of them rest. So they make a few small
 * bundles, a tenth of a second each, which are not written.
 */
export async function returnMemory(bundler: Bundler): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await makeSmallBundle(bundler);
    await wait(PAUSE);
  }
}
