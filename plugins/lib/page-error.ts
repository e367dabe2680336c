import path from 'node:path';
import type { Nodes } from 'mdast';
import { messageOf } from '../../src/config/error-message';

/** The parts of a VFile that plugins use. */
export interface PageFile {
  cwd: string;
  path: string;
  /** The compilation for which Docusaurus reads the page. */
  data?: { compilerName?: 'client' | 'server' };
}

/** Puts the page and the line of a node before an error message: `docs/apis.mdx:12: ...`. */
export function pageError(
  { cwd, path: file }: PageFile,
  { position }: Pick<Nodes, 'position'>,
  cause: unknown,
): Error {
  const place = `${path.relative(cwd, file)}:${position?.start.line ?? '?'}`;
  return new Error(`${place}: ${messageOf(cause)}`, {
    cause,
  });
}
