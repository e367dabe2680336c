import path from 'node:path';
import type { Nodes } from 'mdast';
import { messageOf } from '../../src/config/error-message';

/** The part of a VFile that error messages require. */
export interface PageFile {
  cwd: string;
  path: string;
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
