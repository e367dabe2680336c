import fs from 'node:fs';
import type { Options } from '@docusaurus/mdx-loader';
import {
  createProcessors,
  type SimpleProcessor,
  type SimpleProcessors,
} from '@docusaurus/mdx-loader/lib/processor';
import { Tinypool } from 'tinypool';
import { createPagePlugins } from '../docs-options/page-plugins';
import { resolverOf, type LinkTargets } from './link-targets';

/** What a thread compiles with, as plain data. */
export interface ThreadSettings {
  options: Pick<Options, 'admonitions' | 'markdownConfig' | 'siteDir' | 'staticDirs'>;
  targets: LinkTargets;
}

/** A page to compile. */
export interface PageTask {
  kind: keyof SimpleProcessors;
  source: Parameters<SimpleProcessor['process']>[0];
}

/** What is wrong with a page: on its way out of a thread an error would lose what it tells of the place in the page. */
export interface Failure {
  message: string;
  stack: string;
  /** The error's other properties, such as `line` and `column`. */
  details: Record<string, unknown>;
}

export type PageResult = Awaited<ReturnType<SimpleProcessor['process']>> | { failure: Failure };

function failureOf(error: unknown): Failure {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, details: JSON.parse(JSON.stringify(error)) as Failure['details'] };
}

/** Docusaurus' own compilers of pages, with this site's plugins. */
const processorsFor = ({ options, targets }: ThreadSettings): Promise<SimpleProcessors> =>
  createProcessors({
    options: {
      ...options,
      ...createPagePlugins(options.siteDir),
      resolveMarkdownLink: resolverOf(targets, options.siteDir),
    },
  });

/** What the main thread wrote before it gave the first page away. */
const readSettings = (): ThreadSettings =>
  JSON.parse(fs.readFileSync(String(Tinypool.workerData), 'utf8')) as ThreadSettings;

let processors: Promise<SimpleProcessors> | undefined;

/** Compiles a page in a thread. */
export async function compilePage({ kind, source }: PageTask): Promise<PageResult> {
  processors ??= processorsFor(readSettings());
  const processor = (await processors)[kind];
  return processor.process(source).catch((error: unknown) => ({ failure: failureOf(error) }));
}
