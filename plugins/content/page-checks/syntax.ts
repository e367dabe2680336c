import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { parseOnce } from '../../lib/page-syntax';
import { problemAt, type Problem } from './problem';

export const BRACES =
  'Accepted: braces in code, \\{ and \\} in text, and the comment {/* ... */}. Write `{id}` in backticks';

const EXCERPT = 20;

/** Offset of the last opening brace before an offset that isn't closed before it. */
function openingBrace(source: string, end: number): number {
  let closed = 0;
  for (let offset = end - 1; offset >= 0; offset -= 1) {
    if (source[offset] === '}') {
      closed += 1;
    } else if (source[offset] === '{') {
      if (closed === 0) {
        return offset;
      }
      closed -= 1;
    }
  }
  return end;
}

/** The positions in a message about tags: `<Card>` (3:1-3:10). */
const TAG = /`<\/?([\w.]*)>`(?: \((\d+):(\d+)-\d+:\d+\))?/;

/** Explains an error of the tags of a page. The parser names the place of the opening tag in its message. */
function tagProblem({ reason, line = 1, column = 1 }: VFileMessage): Problem {
  const [, name = '', openLine, openColumn] = TAG.exec(reason) ?? [];
  if (reason.startsWith('Expected a closing tag')) {
    const place = { line: Number(openLine ?? line), column: Number(openColumn ?? column) };
    return {
      ...place,
      text: `<${name}> has no end in the same block. Accepted: <${name} /> without content, or </${name}> after it. Put both tags on lines of their own, or write < in text as \\<.`,
    };
  }
  return {
    line,
    column,
    text: `a closing tag has no opening tag of the same name. Accepted: <Card>...</Card>. Write the missing tag, or remove this one.`,
  };
}

function bracesProblem(source: string, end: number, ruleId: string | undefined): Problem {
  const start = openingBrace(source, end);
  const excerpt = source.slice(start, start + EXCERPT).split('\n')[0] ?? '';
  const what =
    ruleId === 'unexpected-eof'
      ? '"{" has no end, so the rest of the text would be code'
      : `"${excerpt}" is read as JavaScript, because it is in braces`;
  return problemAt(source, start, `${what}. ${BRACES}.`);
}

function startOfTagProblem(source: string, end: number): Problem {
  const start = Math.max(0, source.lastIndexOf('<', end - 1));
  const [excerpt] = source.slice(start, end + 1).split('\n');
  return problemAt(
    source,
    start,
    `"${excerpt}" is read as the start of a component. Accepted: <Card href="/apis" />, and [text](address) for a link. Write code in backticks, < in text as \\<, and a comment as {/* ... */}.`,
  );
}

/** Explains in the words of this site why the parser stopped. */
function explained(source: string, error: VFileMessage): Problem {
  const { place, line = 1, column = 1 } = error;
  const offset = (place && 'offset' in place ? place.offset : undefined) ?? source.length;
  switch (error.source) {
    case 'micromark-extension-mdx-expression':
      return bracesProblem(source, offset, error.ruleId);
    case 'micromark-extension-mdx-jsx':
      return startOfTagProblem(source, offset);
    case 'mdast-util-mdx-jsx':
      return tagProblem(error);
    case 'micromark-extension-mdxjs-esm': {
      const text =
        'a paragraph that starts with "import" or "export" is read as JavaScript. Accepted: code in a fence. Start the text with another word.';
      return { line, column: 1, text };
    }
    default:
      return { line, column, text: `${error.reason}.` };
  }
}

export function readSyntax(file: string, source: string): { tree: Root } | { problem: Problem } {
  try {
    return { tree: parseOnce(file, source) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    return { problem: explained(source, error) };
  }
}
