import type { Node } from 'web-tree-sitter';

/** One word of a command, at its place in the sample, both counted from 1. */
export interface Word {
  text: string;
  line: number;
  column: number;
}

/** A call of the nitric CLI: the words after `nitric`. */
export interface NitricCall {
  at: Word;
  words: Word[];
}

const QUOTES = /^(["'])(.*)\1$/s;

const wordOf = (node: Node): Word => ({
  text: node.text.replace(QUOTES, '$2'),
  line: node.startPosition.row + 1,
  column: node.startPosition.column + 1,
});

/** Every call of the nitric CLI in a parsed shell sample, also those in pipes, loops and substitutions. */
export function nitricCalls(root: Node): NitricCall[] {
  return root.descendantsOfType('command').flatMap((command) => {
    const name = command?.childForFieldName('name');
    if (!command || name?.text !== 'nitric') {
      return [];
    }
    const words = command
      .childrenForFieldName('argument')
      .flatMap((node) => (node ? [wordOf(node)] : []));
    return [{ at: wordOf(name), words }];
  });
}
