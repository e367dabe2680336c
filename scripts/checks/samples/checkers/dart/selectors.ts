import type { Node } from 'web-tree-sitter';
import { resolveCall } from './calls';
import { resolveMember } from './members';
import { childOf, childrenOf } from './nodes';
import type { Resolver } from './resolver';
import type { Scope } from './scope';
import type { Member } from './sdk-types';
import { describeType, isDartType, UNKNOWN, withNullable, type DartType } from './types';

/** What `?.name`, `?[index]`, and `?..name` are evaluated on, which isn't null. */
const receiverOf = (type: DartType, selector: Node): DartType =>
  selector.text.startsWith('?') ? withNullable(type, false) : type;

/** Resolves what follows an expression, such as `.name`, `(argument)`, or `as Type`. */
export function resolveSelector(
  resolver: Resolver,
  receiver: DartType,
  selector: Node,
  scope: Scope,
): DartType {
  const node = selector.type === 'selector' ? (selector.firstChild ?? selector) : selector;
  switch (node.type) {
    case '!':
      return withNullable(receiver, false);
    case 'argument_part':
      return resolveCall(resolver, receiver, node, scope);
    case 'cascade_section':
      resolveCascade(resolver, receiverOf(receiver, node), node, scope);
      return receiver;
    case 'type_cast':
      return resolver.program.parseType(node.text.replace(/^as\s/, ''));
    case 'type_arguments':
      return receiver;
    default:
      return resolveAccess(resolver, receiver, node, scope).type;
  }
}

/** Resolves `.name` or `[index]`. */
function resolveAccess(
  resolver: Resolver,
  receiver: DartType,
  selector: Node,
  scope: Scope,
): Member {
  const owner = receiverOf(receiver, selector);
  const name = childOf(selector, 'identifier');
  if (name) {
    return resolveMember(resolver.program, owner, name);
  }
  resolver.resolveAll(childrenOf(selector), scope);
  if (isDartType(owner, 'Future')) {
    const message = `${describeType(owner)} can't be indexed. Add await.`;
    resolver.program.report(selector, 'undefined_operator', message);
  }
  const element = owner.kind === 'named' ? (owner.args.at(-1) ?? UNKNOWN) : UNKNOWN;
  if (isDartType(owner, 'Map')) {
    return { type: withNullable(element, true), readOnly: false };
  }
  return { type: isDartType(owner, 'List') ? element : UNKNOWN, readOnly: false };
}

function resolveCascade(resolver: Resolver, receiver: DartType, section: Node, scope: Scope): void {
  const [, ...children] = childrenOf(section);
  const operator = children.findIndex(({ type }) => type.endsWith('='));
  if (operator >= 0) {
    const [selectors, assigned] = [children.slice(0, operator), children.slice(operator)];
    resolveAssignment(resolver, receiver, selectors, assigned, scope);
  } else {
    children.reduce((type, node) => resolveSelector(resolver, type, node, scope), receiver);
  }
}

/**
 * Compares a value with what it's assigned to.
 * @param selectors the fields and elements after the receiver; none if a variable is assigned
 * @param assigned the operator and the value
 */
export function resolveAssignment(
  resolver: Resolver,
  receiver: DartType,
  selectors: readonly Node[],
  [operator, ...value]: readonly Node[],
  scope: Scope,
): void {
  const last = selectors.at(-1);
  const owner = selectors
    .slice(0, -1)
    .reduce((type, node) => resolveSelector(resolver, type, node, scope), receiver);
  const target = last ? resolveAccess(resolver, owner, last, scope) : undefined;
  if (last && target?.readOnly) {
    const name = last.text.replace(/^\W+/, '');
    resolver.program.report(last, 'assignment_to_final', `${name} is final.`);
  }
  const isPlain = operator?.type === '=' || operator?.type === '??=';
  const expected = isPlain ? (target?.type ?? receiver) : UNKNOWN;
  resolver.resolveValue(value, scope, expected, 'invalid_assignment');
}
