/**
 * A build of many pages in less memory: what the bundler has done with is given back before the next phase takes its own.
 *
 * Compiling pages leaves garbage that V8 keeps, and it would stand beside what the bundler needs to put bundles together: it is
 * collected when all modules are made, and what lives on is moved together, or its pages would stay. Both compilers, with all that
 * they know of each module, would stay until the build ends, beside the threads that render the pages: they are let go once they
 * are closed.
 *
 * It depends on the client's bundler plugin ReactLoadableSSRAddon of @docusaurus/core 3.10 (lib/webpack/client.js), which keeps
 * the compiler in a property while Docusaurus keeps the plugin, and stops the build when there is none. No option of the bundler
 * may be a function that is called from its native part: such a function keeps the compiler too (css-purge has a pattern for
 * that reason). Without this plugin in docusaurus.config.ts builds take more memory and write the same files.
 */
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import * as z from 'zod';
import { collectGarbage, compactHeap } from './collect-garbage';
import { returnMemory, type Bundler } from './return-memory';

const NAME = 'build-memory';
const HOLDER = 'ReactLoadableSSRAddon';

/** Below this many bytes a build has memory enough on any machine, and collecting would only cost time. */
const WORTH_COLLECTING = 1.5 * 1024 ** 3;

const isLarge = (): boolean => process.memoryUsage.rss() >= WORTH_COLLECTING;

/** Between two attempts to collect a closed compiler, in milliseconds: Docusaurus has to go on from bundling to rendering first. */
const PAUSE = 1000;
/** The main thread only waits for the threads that render in these ten seconds. */
const ATTEMPTS = 10;

/** Bundler plugin: collects what compiling the pages has left. The server's bundle waits for the client's pages. */
export class CollectAfterMake {
  apply({ hooks }: Compiler): void {
    hooks.finishMake.tap(NAME, () => {
      if (isLarge()) {
        compactHeap();
      }
    });
  }
}

const holderShape = z.looseObject({ compiler: z.object({}) });

/**
 * Takes the closed compiler from the plugin that keeps it.
 * @throws when there is no such plugin
 */
export function releaseCompiler({ options }: Pick<Compiler, 'options'>): void {
  const holders = options.plugins.filter((plugin) => plugin?.constructor.name === HOLDER);
  const [holder, ...others] = holders;
  if (others.length > 0 || !holderShape.safeParse(holder).success) {
    throw new Error(
      `${NAME}: the client's bundler configuration has ${holders.length} plugins named ${HOLDER}, accepted is one with the ` +
        'property "compiler", as @docusaurus/core 3.10 has (lib/webpack/client.js). Adapt plugins/build-memory/index.ts, or ' +
        'take the plugin out of docusaurus.config.ts.',
    );
  }
  Object.assign(holder as object, { compiler: null });
}

const later = (run: () => void): void => void setTimeout(run, PAUSE).unref();

/**
 * Collects what the native part of a compiler has bound to each module and lets go after it. Only what lives on then is moved
 * together: meanwhile it takes memory twice, beside threads that have begun to render.
 */
function collectRest(bundler: Bundler): void {
  later(() => {
    collectGarbage();
    later(() => {
      compactHeap();
      returnMemory(bundler).catch((error: unknown) => {
        logger.warn(`${NAME}: the bundler keeps memory that it no longer uses. ${String(error)}`);
      });
    });
  });
}

/** Collects garbage until the compiler is among it. What keeps it then costs memory, and nothing else. */
function collectUntilGone(compiler: WeakRef<Compiler>, bundler: Bundler, attempts: number): void {
  later(() => {
    collectGarbage();
    // Asked afterwards: until this task ends, what a WeakRef has given out can't be collected.
    if (attempts > 1 && compiler.deref()) {
      collectUntilGone(compiler, bundler, attempts - 1);
    } else {
      collectRest(bundler);
    }
  });
}

/** Bundler plugin: lets the compiler go when it is closed. */
class ReleaseWhenClosed {
  apply(compiler: Compiler): void {
    const weak = new WeakRef(compiler);
    compiler.hooks.shutdown.tap(NAME, () => {
      const closed = weak.deref();
      if (closed) {
        releaseCompiler(closed);
        if (isLarge()) {
          collectUntilGone(weak, closed.webpack, ATTEMPTS);
        }
      }
    });
  }
}

export default function buildMemory(): Plugin {
  return {
    name: NAME,
    configureWebpack({ mode }, isServer) {
      return mode === 'production'
        ? { plugins: [isServer ? new CollectAfterMake() : new ReleaseWhenClosed()] }
        : {};
    },
  };
}
