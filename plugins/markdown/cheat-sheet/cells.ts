import path from 'node:path';
import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import { contentAbout } from '../../lib/function-page';
import { text as textNode } from '../../lib/markdown-nodes';
import { pageError } from '../../lib/page-error';
import { permissionsOf } from '../../lib/sdk-functions/permissions';
import type { SdkFunction } from '../../lib/sdk-functions/read-resources';
import { code, join, text, type Cell } from '../page-elements/cells';

/** The end of a sentence, outside of code. */
const SENTENCE_END = /\.(?=\s|$)/;

/** The content of the first sentence, without its period. Links become text. */
function firstSentence(content: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes = content
    .flatMap((node) => (node.type === 'link' ? node.children : [node]))
    .map((node) => (node.type === 'text' ? textNode(node.value.replaceAll('\n', ' ')) : node));
  const last = nodes.findIndex((node) => node.type === 'text' && SENTENCE_END.test(node.value));
  const end = nodes[last];
  if (end?.type !== 'text') {
    return nodes;
  }
  const [start = ''] = end.value.split(SENTENCE_END);
  return [...nodes.slice(0, last), textNode(start)];
}

const isName = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'inlineCode' && node.value.endsWith(')');

const isSeparator = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'text' && /^(?:,|,? and) $/.test(node.value);

/** The number of nodes with names at the start of a sentence: `` `onConnect()` and `onMessage()` ``. */
function namesAtStart(sentence: readonly PhrasingContent[]): number {
  let end = isName(sentence[0]) ? 1 : 0;
  while (end > 0 && isSeparator(sentence[end]) && isName(sentence[end + 1])) {
    end += 2;
  }
  return end;
}

const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

const paragraphIn = (content: readonly Nodes[]): Paragraph | undefined =>
  content.find((node) => node.type === 'paragraph');

const openingOf = ({ page, symbol }: SdkFunction): Paragraph | undefined =>
  contentAbout(page, symbol)
    .map(({ children }) => paragraphIn(children))
    .find((paragraph) => paragraph !== undefined);

/**
 * What a function does: the first sentence of its page without the name, such as "Returns the content of a file". A sentence that
 * doesn't start with the name stays a sentence.
 */
export function purposeCell(one: SdkFunction): Cell {
  const sentence = firstSentence(openingOf(one)?.children ?? []);
  const names = namesAtStart(sentence);
  const [first, ...others] = sentence.slice(names);
  if (names === 0 || first?.type !== 'text') {
    return [...sentence, ...text('.')];
  }
  return [...text(capitalized(first.value.trimStart())), ...others];
}

/** The permissions that a function requires. Empty if there are none, like most cells of the column. */
export function permissionCell(siteDir: string, one: SdkFunction): Cell {
  const { names, problem } = permissionsOf(one);
  if (problem) {
    throw pageError(
      { cwd: siteDir, path: path.join(siteDir, one.file) },
      problem.node,
      new Error(problem.text),
    );
  }
  return join(names.map(code));
}
