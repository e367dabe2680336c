import path from 'node:path';
import type { Nodes } from 'mdast';
import { messageOf } from '../../src/config/error-message';
import type { SdkFrontMatter } from '../../src/contracts/function-head';
import type { FrontMatter } from './front-matter-schema';

/** The parts of a VFile that plugins use. */
export interface PageFile {
  /** The root of the site. */
  cwd: string;
  path: string;
  data?: {
    /** The compilation for which Docusaurus reads the page. */
    compilerName?: 'client' | 'server';
    frontMatter?: FrontMatter & SdkFrontMatter;
  };
}

/** The path of a page, relative to the root of the site. */
export const fileOf = ({ cwd, path: file }: Pick<PageFile, 'cwd' | 'path'>): string =>
  path.relative(cwd, file).split(path.sep).join('/');

class PageError extends Error {}

/** Runs a step that reads or changes a node. An error gets the place of the node as a prefix. */
export function at<Result>(
  page: PageFile,
  node: Pick<Nodes, 'position'>,
  step: () => Result,
): Result {
  try {
    return step();
  } catch (error) {
    throw pageError(page, node, error);
  }
}

/** Puts the page and the place of a node before an error message: `docs/apis.mdx:12:5: ...`. An error about another page stays. */
export function pageError(
  page: PageFile,
  { position }: Pick<Nodes, 'position'>,
  cause: unknown,
  message = messageOf(cause),
): Error {
  if (cause instanceof PageError) {
    return cause;
  }
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const place = `${fileOf(page)}:${line}:${column}`;
  return new PageError(`${place}: ${message}`, { cause });
}
