import type { Node } from 'web-tree-sitter';

/** One word of a command. Line and column are one-based. */
export interface Word {
  text: string;
  line: number;
  column: number;
}

/** A command of the Nitric CLI. `words` are its arguments. */
export interface NitricCommand {
  at: Word;
  words: Word[];
}

const QUOTES = /^(["'])(.*)\1$/s;

const wordOf = (node: Node): Word => ({
  text: node.text.replace(QUOTES, '$2'),
  line: node.startPosition.row + 1,
  column: node.startPosition.column + 1,
});

/** Finds all Nitric CLI commands in a parsed shell sample, including those in pipes, loops, and substitutions. */
export function nitricCommands(root: Node): NitricCommand[] {
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
