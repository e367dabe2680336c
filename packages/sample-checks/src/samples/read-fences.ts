import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  readMagicComments,
  type MarkedCode,
} from '../../../../plugins/markdown/rehype-code/magic-comments';
import { parseMeta, type FenceMeta } from '../../../../plugins/markdown/rehype-code/meta';
import { parsePage } from '../../../../plugins/lib/page-syntax';
import {
  DIAGRAM_LANGUAGE,
  isLazy,
  readDiagram,
} from '../../../../plugins/markdown/remark-diagrams/source';
import { messageOf } from '../../../../src/config/error-message';
import { codeLanguageOf, type CodeLanguage } from '../../../../src/contracts/code-language';
import type { Location, Problem } from './contracts';

/** A code fence of a page. */
export interface Fence {
  page: string;
  /** Line of the opening backticks. */
  line: number;
  language: CodeLanguage;
  meta: FenceMeta;
  /** Includes hidden lines. */
  code: string;
  /** The position of each line of `code` in the page. */
  origin: Location[];
}

interface PageFences {
  fences: Fence[];
  /** Errors in fences. */
  problems: Problem[];
}

/** Positions of the lines of a fence in the page. The syntax tree doesn't include the indentation of a fence. */
function locationsOf(
  page: string,
  node: Code,
  marked: MarkedCode,
  sourceLines: readonly string[],
): Location[] {
  const opening = node.position?.start.line ?? 0;
  const codeLines = marked.whole.split('\n');
  return marked.wholeLines.map((lineInFence, index) => {
    const line = opening + lineInFence;
    const source = (sourceLines[line - 1] ?? '').replace(/\r$/, '');
    const code = codeLines[index] ?? '';
    return { page, line, column: source.endsWith(code) ? source.length - code.length + 1 : 1 };
  });
}

function readFence(page: string, node: Code, sourceLines: readonly string[]): Fence {
  const language = codeLanguageOf(node.lang ?? '');
  if (!language) {
    throw new Error(node.lang ? `unknown language "${node.lang}".` : 'the fence has no language.');
  }
  const marked = readMagicComments(node.value.replace(/\r\n?/g, '\n'), language);
  return {
    page,
    line: node.position?.start.line ?? 0,
    language,
    meta: parseMeta(node.meta ?? ''),
    code: marked.whole,
    origin: locationsOf(page, node, marked, sourceLines),
  };
}

/**
 * Reads the fences of a page.
 * @throws if the page can't be parsed
 */
export function readFences(page: string, source: string): PageFences {
  const sourceLines = source.split('\n');
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(parsePage(page, source), 'code', (node) => {
    try {
      if (node.lang === DIAGRAM_LANGUAGE) {
        // The build renders diagrams, so they are only validated.
        isLazy(node.meta);
        readDiagram(node.value);
      } else {
        fences.push(readFence(page, node, sourceLines));
      }
    } catch (error) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const message = messageOf(error);
      problems.push({ page, line, column, code: 'fence', message });
    }
  });
  return { fences, problems };
}
