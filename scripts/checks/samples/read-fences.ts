import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { readMagicComments, type MarkedCode } from '../../../plugins/markdown/rehype-code/magic-comments';
import { parseMeta, type FenceMeta } from '../../../plugins/markdown/rehype-code/meta';
import { parsePage } from '../../../plugins/content/page-syntax';
import { DIAGRAM_LANGUAGE } from '../../../plugins/markdown/remark-diagrams/language';
import { readDiagram } from '../../../plugins/markdown/remark-diagrams/source';
import { codeLanguageOf, type CodeLanguage } from '../../../src/contracts/code-language';
import type { Place, Problem } from './contracts';

/** A fence as its author wrote it. */
export interface Fence {
  page: string;
  /** Line of the opening backticks. */
  line: number;
  language: CodeLanguage;
  meta: FenceMeta;
  /** With the lines that readers don't see. */
  code: string;
  /** For each line of `code`, where it stands in the page. */
  origin: Place[];
}

export interface PageFences {
  fences: Fence[];
  /** Fences that can't be read, and why. */
  problems: Problem[];
}

/** Where each line of a fence starts in the page: an indented fence loses its indent in the syntax tree. */
function placesOf(
  page: string,
  node: Code,
  marked: MarkedCode,
  sourceLines: readonly string[],
): Place[] {
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
    throw new Error(
      node.lang ? `the language "${node.lang}" is not known.` : 'the fence names no language.',
    );
  }
  const marked = readMagicComments(node.value.replace(/\r\n?/g, '\n'), language);
  return {
    page,
    line: node.position?.start.line ?? 0,
    language,
    meta: parseMeta(node.meta ?? ''),
    code: marked.whole,
    origin: placesOf(page, node, marked, sourceLines),
  };
}

/**
 * The fences of a page, read from its syntax tree.
 * @throws when the page itself can't be parsed
 */
export function readFences(page: string, source: string): PageFences {
  const sourceLines = source.split('\n');
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(parsePage(page, source), 'code', (node) => {
    try {
      if (node.lang === DIAGRAM_LANGUAGE) {
        // A diagram is no sample: the build draws it.
        readDiagram(node.value);
      } else {
        fences.push(readFence(page, node, sourceLines));
      }
    } catch (error) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ page, line, column, code: 'fence', message });
    }
  });
  return { fences, problems };
}
