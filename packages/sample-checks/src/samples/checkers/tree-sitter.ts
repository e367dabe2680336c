import type { Node, Tree } from 'web-tree-sitter';
import { errorNodes, parserOf } from './tree-sitter-parsers';
import type { Diagnostic, LanguageChecker, Sample } from '../contracts';
import { eachSample } from './each-sample';

/** Maximum length of quoted code in a message, in characters. */
const QUOTED_LENGTH = 40;

async function parse({ language, code }: Sample): Promise<Tree | null> {
  return (await parserOf(language)).parse(`${code}\n`);
}

function messageFor(node: Node): string {
  if (node.isMissing) {
    return `${JSON.stringify(node.type)} is missing.`;
  }
  const text = node.text.trim().split('\n')[0] ?? '';
  const quoted = text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}...` : text;
  return quoted ? `unexpected ${JSON.stringify(quoted)}.` : 'the sample is incomplete.';
}

/**
 * Returns the syntax errors of a sample.
 * @param inspect returns further errors
 */
export async function treeDiagnostics(
  sample: Sample,
  inspect: (root: Node) => Diagnostic[] = () => [],
): Promise<Diagnostic[]> {
  const tree = await parse(sample);
  if (!tree) {
    return [];
  }
  const errors = errorNodes(tree.rootNode).map((node) => ({
    line: node.startPosition.row + 1,
    column: node.startPosition.column + 1,
    code: `${sample.language}-syntax`,
    message: messageFor(node),
  }));
  const further = inspect(tree.rootNode);
  tree.delete();
  return [...errors, ...further];
}

/** Checks the syntax of languages that have a tree-sitter grammar but no dedicated checker. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: [
    ...['web-tree-sitter', '@vscode/tree-sitter-wasm', 'tree-sitter-wasms'],
    ...['tree-sitter-make', 'tree-sitter-bicep'],
  ],
  check: (samples) => eachSample(samples, (sample) => treeDiagnostics(sample)),
};
