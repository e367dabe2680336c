/**
 * The scripts that every page begins with: React in a file of its own, and both compiled while they arrive.
 *
 * React is half of what a page runs first. On its own it keeps its file's name from release to release of the site, so that readers
 * who come back have it, and neither half keeps the page's thread busy for long. The bundler's own code stands in the other file:
 * a third one would cost half a kilobyte, and both change with each release.
 *
 * A browser compiles a function when it is called first, on the thread that readers wait for: most of what these scripts have is
 * called while a page comes alive. V8's explicit compile hint (Chromium 136 and later, https://v8.dev/blog/explicit-compile-hints)
 * is a comment at the beginning of a file, which has it compiled whole beside that thread; others see a comment. Scripts that are
 * loaded on demand go without: much of theirs is never called.
 *
 * Without this plugin in docusaurus.config.ts there is one file, and the scripts do the same, later.
 */
import type { Plugin } from '@docusaurus/types';
import type { Compilation, Compiler } from 'webpack';

const NAME = 'first-scripts';
const HINT = '//# allFunctionsCalledOnLoad\n';
const REACT_CHUNK = 'react';
const REACT_PACKAGES = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** The other one is that of the client's entry, as @docusaurus/core 3.10 calls it (lib/webpack/client.js). */
const FIRST_CHUNKS = [REACT_CHUNK, 'main'] as const;

/** @throws when the chunk has no script, or several */
function scriptOf({ namedChunks }: Pick<Compilation, 'namedChunks'>, chunk: string): string {
  const files = [...(namedChunks.get(chunk)?.files ?? [])];
  const [script, ...others] = files.filter((file) => file.endsWith('.js'));
  if (script === undefined || others.length > 0) {
    throw new Error(
      `${NAME}: the files of the chunk "${chunk}" are [${files.join(', ')}], accepted is one script among them, as with ` +
        '@docusaurus/core 3.10. Adapt plugins/first-scripts, or take it out of docusaurus.config.ts.',
    );
  }
  return script;
}

/**
 * Writes the hint at the top of the first scripts.
 * @throws when one is missing
 */
export function hintFirstScripts(
  compilation: Pick<Compilation, 'namedChunks' | 'updateAsset'>,
  { ConcatSource }: Pick<Compiler['webpack']['sources'], 'ConcatSource'>,
): void {
  for (const script of FIRST_CHUNKS.map((chunk) => scriptOf(compilation, chunk))) {
    compilation.updateAsset(script, (source) => new ConcatSource(HINT, source));
  }
}

/** Bundler plugin: after the minifier, which leaves out comments. */
class HintFirstScripts {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        hintFirstScripts(compilation, sources),
      );
    });
  }
}

/** In front of Docusaurus' own group for what many pages share. */
const reactGroup = {
  name: REACT_CHUNK,
  test: REACT_PACKAGES,
  chunks: 'initial',
  enforce: true,
  priority: 60,
} as const;

export default function firstScripts(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({ mode }, isServer) =>
      mode === 'production' && !isServer
        ? {
            optimization: {
              runtimeChunk: false,
              splitChunks: { cacheGroups: { [REACT_CHUNK]: reactGroup } },
            },
            plugins: [new HintFirstScripts()],
          }
        : {},
  };
}
