import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import { errorNodes, parserOf } from '../../lib/tree-sitter';

/** A parsed file. */
export interface GoFile {
  /** Path relative to the checkout. */
  path: string;
  root: Node;
}

/** A source that can't be read. Its message names the file, and what to do. */
export class SourceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} No file was written.`, options);
  }
}

/** Creates the error for code that the command has no rule for. */
export const unreadable = (file: GoFile, node: Node, what: string): SourceError =>
  new SourceError(
    `${file.path}:${node.startPosition.row + 1}: ${what} can't be read: ${JSON.stringify(node.text.slice(0, 80))}. Add a rule for it in scripts/maintain/facts.`,
  );

/**
 * Reads a file of a checkout.
 * @throws if it doesn't exist
 */
export function readText(checkout: string, file: string): string {
  const full = path.join(checkout, file);
  if (!fs.existsSync(full)) {
    throw new SourceError(
      `${file}: doesn't exist in ${checkout}. Pass the checkout of the CLI first and the one of the providers second. If the file moved, change its path in scripts/maintain/facts.`,
    );
  }
  return fs.readFileSync(full, 'utf8');
}

const isSource = (file: string): boolean => file.endsWith('.go') && !file.endsWith('_test.go');

/** Lists the Go files at or below a path, without tests. */
function goPaths(checkout: string, at: string, recursive: boolean): string[] {
  if (at.endsWith('.go')) {
    return [at];
  }
  const folder = path.join(checkout, at);
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive, encoding: 'utf8' }).filter(isSource).sort()
    : [];
  if (files.length === 0) {
    throw new SourceError(
      `${at}: has no Go files in ${checkout}. If the folder moved, change its path in scripts/maintain/facts.`,
    );
  }
  return files.map((file) => path.posix.join(at, file.split(path.sep).join('/')));
}

/**
 * Parses a Go file, or the Go files in a folder without its subfolders.
 * @throws for a missing path and for a syntax error
 */
export async function parseGo(
  checkout: string,
  at: string,
  { recursive = false } = {},
): Promise<GoFile[]> {
  const parser = await parserOf('go');
  return goPaths(checkout, at, recursive).map((file) => {
    const root = parser.parse(readText(checkout, file))?.rootNode;
    const [error] = root ? errorNodes(root) : [];
    if (!root || error) {
      throw new SourceError(
        `${file}:${(error?.startPosition.row ?? 0) + 1}: the Go grammar doesn't accept the code. If the code is valid, update @vscode/tree-sitter-wasm.`,
      );
    }
    return { path: file, root };
  });
}

/** Returns all nodes of these types at or below a node. */
export const descendants = (node: Node, ...types: string[]): Node[] =>
  node.descendantsOfType(types).flatMap((found) => (found ? [found] : []));

/** Returns the named children without comments. */
export const children = (node: Node | null | undefined): Node[] =>
  (node?.namedChildren ?? []).flatMap((child) =>
    child && child.type !== 'comment' ? [child] : [],
  );

/** Returns the text of a string literal, or undefined for other expressions. */
export function stringOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'raw_string_literal') {
    return node.text.slice(1, -1);
  }
  return node?.type === 'interpreted_string_literal'
    ? (JSON.parse(node.text) as string)
    : undefined;
}

/** Returns the texts of all string literals below a node. */
export const stringsIn = (node: Node): string[] =>
  descendants(node, 'interpreted_string_literal').flatMap((literal) => stringOf(literal) ?? []);

/** A function call: `rootCmd.PersistentFlags().BoolVar(…)` has the receiver `rootCmd.PersistentFlags()`. */
export interface Call {
  node: Node;
  receiver: Node | undefined;
  name: string;
  args: Node[];
}

/** Returns the parts of a call, or undefined for other expressions. */
export function callOf(node: Node | null | undefined): Call | undefined {
  if (node?.type !== 'call_expression') {
    return undefined;
  }
  const callee = node.childForFieldName('function');
  const field = callee?.childForFieldName('field');
  return {
    node,
    receiver: (field && callee?.childForFieldName('operand')) ?? undefined,
    name: (field ?? callee)?.text ?? '',
    args: children(node.childForFieldName('arguments')),
  };
}

/** Returns all calls at or below a node. */
export const callsIn = (node: Node): Call[] =>
  descendants(node, 'call_expression').flatMap((call) => callOf(call) ?? []);

/** Returns the keys and values of a composite literal: `Use` and `"new"` of `cobra.Command{Use: "new"}`. */
export const elementsOf = (literal: Node): { key: Node; value: Node }[] =>
  children(literal.childForFieldName('body') ?? literal)
    .filter(({ type }) => type === 'keyed_element')
    .flatMap((element) => {
      const [key, value] = children(element).map((part) => part.namedChild(0) ?? part);
      return key && value ? [{ key, value }] : [];
    });

/** Returns the variables that get a composite literal of a type: `newCmd` of `var newCmd = &cobra.Command{…}`. */
export function literalsOf(root: Node, type: RegExp): { name: string; literal: Node }[] {
  return descendants(root, 'var_spec', 'short_var_declaration').flatMap((declaration) => {
    const name = declaration.childForFieldName('name') ?? declaration.childForFieldName('left');
    const list = declaration.childForFieldName('value') ?? declaration.childForFieldName('right');
    const value = list?.namedChild(0);
    const literal = value?.type === 'unary_expression' ? value.childForFieldName('operand') : value;
    const isWanted =
      literal?.type === 'composite_literal' &&
      type.test(literal.childForFieldName('type')?.text ?? '');
    return isWanted && name ? [{ name: name.text, literal }] : [];
  });
}
