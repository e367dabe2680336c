/**
 * Asks the browser to compile the site's first script whole, beside the page's own thread, while it arrives.
 *
 * A browser compiles a function when it is called first, on the thread that readers wait for: most of what the main script has is
 * called while a page comes alive. V8's explicit compile hint (Chromium 136 and later, https://v8.dev/blog/explicit-compile-hints)
 * is a comment at the beginning of a file; others see a comment. Scripts that are loaded on demand go without: much of theirs is
 * never called. Without this plugin in docusaurus.config.ts the scripts do the same, later.
 */
import type { Plugin } from '@docusaurus/types';
import type { Compilation, Compiler } from 'webpack';

const NAME = 'compile-hint';
const HINT = '//# allFunctionsCalledOnLoad\n';
/** The chunk of the client's entry, as @docusaurus/core 3.10 calls it (lib/webpack/client.js). */
const FIRST_CHUNK = 'main';

/**
 * Writes the hint at the top of the first script.
 * @throws when there is none, or several
 */
export function hintFirstScript(
  compilation: Pick<Compilation, 'namedChunks' | 'updateAsset'>,
  { ConcatSource }: Pick<Compiler['webpack']['sources'], 'ConcatSource'>,
): void {
  const files = [...(compilation.namedChunks.get(FIRST_CHUNK)?.files ?? [])];
  const [script, ...others] = files.filter((file) => file.endsWith('.js'));
  if (script === undefined || others.length > 0) {
    throw new Error(
      `${NAME}: the files of the chunk "${FIRST_CHUNK}" are [${files.join(', ')}], accepted is one script among them, as ` +
        '@docusaurus/core 3.10 has. Adapt plugins/compile-hint, or take it out of docusaurus.config.ts.',
    );
  }
  compilation.updateAsset(script, (source) => new ConcatSource(HINT, source));
}

/** Bundler plugin: after the minifier, which leaves out comments. */
class HintFirstScript {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        hintFirstScript(compilation, sources),
      );
    });
  }
}

export default function compileHint(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({ mode }, isServer) =>
      mode === 'production' && !isServer ? { plugins: [new HintFirstScript()] } : {},
  };
}
