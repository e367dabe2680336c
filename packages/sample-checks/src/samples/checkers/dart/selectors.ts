import type { Node } from 'web-tree-sitter';
import { resolveCall } from './calls';
import { resolveMember } from './members';
import { childOf, childrenOf } from './nodes';
import type { Scope } from './scope';
import type { Member } from './sdk-types';
import { describeType, isDartType, UNKNOWN, withNullable, type DartType } from './types';

/** What `?.name`, `?[index]`, and `?..name` are evaluated on, which isn't null. */
const receiverOf = (type: DartType, selector: Node): DartType =>
  selector.text.startsWith('?') ? withNullable(type, false) : type;

function resolveSelector(scope: Scope, receiver: DartType, selector: Node): DartType {
  const node = selector.type === 'selector' ? (selector.firstChild ?? selector) : selector;
  switch (node.type) {
    case '!':
      return withNullable(receiver, false);
    case 'argument_part':
      return resolveCall(scope, receiver, node);
    case 'cascade_section':
      resolveCascade(scope, receiverOf(receiver, node), node);
      return receiver;
    case 'type_arguments':
      return receiver;
    default:
      return resolveAccess(scope, receiverOf(receiver, node), node).type;
  }
}

/** Resolves what follows an expression, such as `.name` or `(argument)`. */
export const resolveSelectors = (
  scope: Scope,
  receiver: DartType,
  selectors: readonly Node[],
): DartType =>
  selectors.reduce((type, selector) => resolveSelector(scope, type, selector), receiver);

/** Resolves `.name` or `[index]`. */
function resolveAccess(scope: Scope, receiver: DartType, selector: Node): Member {
  const name = childOf(selector, 'identifier');
  if (name) {
    return resolveMember(scope.program, receiver, name);
  }
  scope.resolveAll(childrenOf(selector));
  if (isDartType(receiver, 'Future')) {
    const message = `${describeType(receiver)} can't be indexed. Add await.`;
    scope.program.report(selector, 'undefined_operator', message);
  }
  const isCollection = isDartType(receiver, 'Map', 'List');
  const element = isCollection ? (receiver.args.at(-1) ?? UNKNOWN) : UNKNOWN;
  return { type: withNullable(element, isDartType(receiver, 'Map')), readOnly: false };
}

function resolveCascade(scope: Scope, receiver: DartType, section: Node): void {
  const [, ...children] = childrenOf(section);
  const operator = children.findIndex(({ type }) => type.endsWith('='));
  if (operator >= 0) {
    resolveAssignment(scope, receiver, children.slice(0, operator), children.slice(operator));
  } else {
    resolveSelectors(scope, receiver, children);
  }
}

/**
 * Compares a value with what it's assigned to.
 * @param selectors the fields and elements after the receiver; none if a variable is assigned
 * @param assigned the operator and the value
 */
export function resolveAssignment(
  scope: Scope,
  receiver: DartType,
  selectors: readonly Node[],
  [operator, ...value]: readonly Node[],
): void {
  const last = selectors.at(-1);
  const owner = resolveSelectors(scope, receiver, selectors.slice(0, -1));
  const target = last
    ? resolveAccess(scope, receiverOf(owner, last), last)
    : { type: receiver, readOnly: false };
  if (last && target.readOnly) {
    const name = last.text.replace(/^\W+/, '');
    scope.program.report(last, 'assignment_to_final', `${name} is final.`);
  }
  const isPlain = operator?.type === '=' || operator?.type === '??=';
  scope.resolveValue(value, isPlain ? target.type : UNKNOWN, 'invalid_assignment');
}
