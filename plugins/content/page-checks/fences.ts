import type { Code, Root } from 'mdast';
import { nodesIn } from '../../lib/nodes-in';
import { problemOf, type Problem } from './problem';

const MARKER = /^[\s>]*(`{3,}|~{3,})(.*)$/;

/** Whether a line ends a fence, or would start one with a language, if it has the marker. */
function isFenceLine(line: string, marker: string, info: RegExp): boolean {
  const [, found = '', rest = ''] = MARKER.exec(line) ?? [];
  return found.startsWith(marker) && info.test(rest);
}

/** What ends before the fence does. Undefined for a fence that its writer ended. */
function missedEnd(lines: readonly string[], marker: string, start: number): string | undefined {
  const inner = lines.findIndex((line, index) => index > 0 && isFenceLine(line, marker, /^\w/));
  if (inner > 0) {
    return `before the fence in line ${start + inner}`;
  }
  const isClosed = lines.length > 1 && isFenceLine(lines.at(-1) ?? '', marker, /^\s*$/);
  return isClosed ? undefined : 'before the page does';
}

function problemOfFence(fence: Code, source: string): Problem[] {
  const { start, end } = fence.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  const [, marker] = MARKER.exec(lines[0] ?? '') ?? [];
  const missed = marker && missedEnd(lines, marker, start?.line ?? 1);
  return missed
    ? [
        problemOf(
          fence,
          `the fence doesn't end ${missed}. Accepted: a line ${marker} after the code, and a longer ${marker}${marker[0]} around a sample that contains ${marker}. Write the missing line.`,
        ),
      ]
    : [];
}

/** Finds fences without an end, which continue until the page or another fence ends. */
export const problemsOfFences = (tree: Root, source: string): Problem[] =>
  nodesIn(tree).flatMap((node) => (node.type === 'code' ? problemOfFence(node, source) : []));
