import type { Node } from 'web-tree-sitter';
import { chainsOf, childOf, childrenOf, fieldOf } from './nodes';

/** Statements after which it isn't certain that the program continues. */
const UNCERTAIN = ['return_statement', 'switch_statement', 'while_statement', 'do_statement'];

/** Whether the end of a block or a statement can be reached. False if that isn't certain. */
export function canComplete(node: Node): boolean {
  switch (node.type) {
    case 'block': {
      const last = chainsOf(childrenOf(node)).at(-1)?.first;
      return last === undefined || canComplete(last);
    }
    case 'expression_statement':
      return childOf(node, 'throw_expression', 'rethrow_expression') === undefined;
    case 'if_statement': {
      const alternative = fieldOf(node, 'alternative');
      const branches = [...fieldOf(node, 'consequence'), ...alternative];
      return alternative.length === 0 || branches.some(canComplete);
    }
    case 'try_statement':
      return childrenOf(node).some((child) => child.type === 'block' && canComplete(child));
    default:
      return !UNCERTAIN.includes(node.type);
  }
}
