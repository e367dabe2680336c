import fs from 'node:fs';
import type { Compiler } from 'webpack';
import * as z from 'zod';
import type { PageChunks } from './client-code';

/** Written by react-loadable-ssr-addon: which files belong to what was rendered. */
const manifestShape = z.looseObject({ origins: z.record(z.string(), z.array(z.string())) });

/**
 * Adds each page's chunks to Docusaurus' client manifest, so that the page's HTML asks for them together with the main bundle
 * instead of the main bundle asking for them when it runs.
 * @param manifest content of `client-manifest.json`
 * @throws when the manifest has another form, or lacks a chunk
 */
export function addPageChunks(manifest: string, pages: readonly PageChunks[]): string {
  const parsed = manifestShape.safeParse(JSON.parse(manifest));
  if (!parsed.success) {
    throw new Error(
      `route-shards: client-manifest.json has another form than react-loadable-ssr-addon writes: ${z.prettifyError(parsed.error)}. ` +
        'Accepted is an object with `origins`, chunk ids by name.',
    );
  }
  const { origins } = parsed.data;
  const idsOf = (chunk: string, module: string): string[] => {
    const ids = origins[chunk];
    if (!ids) {
      throw new Error(
        `route-shards: client-manifest.json lacks the chunk ${chunk} of the page ${module}. Every chunk that ` +
          'client-code.ts names must be an entry of `origins`.',
      );
    }
    return ids;
  };
  for (const { module, chunks, late } of pages) {
    origins[module] = [...new Set(chunks.flatMap((chunk) => idsOf(chunk, module)))];
    if (late !== undefined) {
      idsOf(late, module);
    }
  }
  return JSON.stringify(parsed.data);
}

/** Bundler plugin: changes the manifest when it is written, before the pages are rendered. */
export class PageScripts {
  constructor(
    private readonly manifestFile: string,
    private readonly pages: readonly PageChunks[],
  ) {}
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('route-shards', () => {
      fs.writeFileSync(
        this.manifestFile,
        addPageChunks(fs.readFileSync(this.manifestFile, 'utf8'), this.pages),
      );
    });
  }
}
