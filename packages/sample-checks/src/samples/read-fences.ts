import type { Code } from 'mdast';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import type { FenceContent, FenceOptions, Page, SampleChecksConfig } from '../config';
import { messageOf } from '../errors';
import type { CodeLanguage } from '../languages';
import { parseMdx } from '../parse-mdx';
import { problemAt, type Location, type Problem } from './contracts';

export interface Fence {
  page: string;
  /** Line of the opening backticks. */
  line: number;
  language: CodeLanguage;
  meta: FenceOptions;
  /** Includes hidden lines. */
  code: string;
  /** The position of each line of `code` in the page. */
  origin: Location[];
}

/** Positions of the lines of a fence in the page. The syntax tree doesn't include the indentation of a fence. */
function locationsOf(
  page: string,
  opening: number,
  { code, lines }: FenceContent,
  sourceLines: readonly string[],
): Location[] {
  const codeLines = code.split('\n');
  return lines.map((lineInFence, index) => {
    const line = opening + lineInFence;
    const source = (sourceLines[line - 1] ?? '').replace(/\r$/, '');
    const text = codeLines[index] ?? '';
    return { page, line, column: source.endsWith(text) ? source.length - text.length + 1 : 1 };
  });
}

/** Why readers can't use the visible lines of a TypeScript sample that hides others. */
function visibleErrors({ language, visible }: FenceContent): string[] {
  const { diagnostics = [] } =
    language === 'typescript' && visible !== undefined
      ? ts.transpileModule(visible, { reportDiagnostics: true })
      : {};
  return diagnostics.map(
    ({ messageText }) =>
      `the visible lines don't parse: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

/** @throws if the page can't be parsed */
export function readFences(
  { file: page, source }: Page,
  readFence: SampleChecksConfig['readFence'],
): { fences: Fence[]; problems: Problem[] } {
  const sourceLines = source.split('\n');
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  const read = ({ lang, meta, value }: Code, line: number): void => {
    const text = value.replace(/\r\n?/g, '\n');
    const content = readFence({ lang: lang ?? '', meta: meta ?? '', text });
    if (content) {
      const origin = locationsOf(page, line, content, sourceLines);
      const { language, options, code } = content;
      fences.push({ page, line, language, meta: options, code, origin });
      for (const message of visibleErrors(content)) {
        problems.push(problemAt(page, line, 'visible', message));
      }
    }
  };
  visit(parseMdx(source), 'code', (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    try {
      read(node, line);
    } catch (error) {
      problems.push({ page, line, column, code: 'fence', message: messageOf(error) });
    }
  });
  return { fences, problems };
}
