import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from './nodes';
import type { Program } from './program';
import type { Scope } from './scope';
import type { Member } from './sdk-types';
import { dartType, describeType, isDartType, isNullable, UNKNOWN, withNullable } from './types';
import type { ClassType, DartType, FunctionType, NamedType } from './types';

/** Members of all objects and of all enums. */
const COMMON_MEMBERS = ['hashCode', 'runtimeType', 'toString', 'noSuchMethod'];
const ENUM_MEMBERS = ['name', 'index', 'values', 'byName'];
const FUTURE_MEMBERS = [
  ...['then', 'catchError', 'onError', 'whenComplete', 'timeout', 'asStream', 'ignore'],
];

/** Finds the member with a name. Reports a receiver without that member, or one that can be null. */
export function resolveMember(program: Program, receiver: DartType, name: Node): Member {
  const isObject = receiver.kind === 'class' || receiver.kind === 'named';
  return isObject && !COMMON_MEMBERS.includes(name.text)
    ? memberOf(program, receiver, name)
    : { type: UNKNOWN, readOnly: false };
}

function memberOf(program: Program, receiver: NamedType | ClassType, name: Node): Member {
  if (isNullable(receiver)) {
    const message = `${describeType(receiver)} can be null. Handle null before .${name.text}.`;
    program.report(name, 'unchecked_use_of_nullable_value', message);
  }
  if (isDartType(receiver, 'Future') && !FUTURE_MEMBERS.includes(name.text)) {
    const message = `${describeType(receiver)} has no member ${name.text}. Add await.`;
    program.report(name, 'undefined_member', message);
  }
  const members = program.types.membersOf(receiver);
  const found = members.get(name.text);
  const isEnum = receiver.declaration?.kind === 'enum';
  // An extension in the program can add members.
  const isOther = program.declares(name.text) || (isEnum && ENUM_MEMBERS.includes(name.text));
  if (receiver.declaration && !found && !isOther) {
    const accepted = [...members.keys()].filter((key) => key !== 'new').join(', ');
    const message = `${receiver.name} has no ${isEnum ? 'value' : 'member'} ${name.text}. Accepted: ${accepted}.`;
    program.report(name, 'undefined_member', message);
  }
  return found ?? { type: UNKNOWN, readOnly: false };
}

function resolveCall(scope: Scope, callee: DartType, node: Node): DartType {
  const list = childOf(node, 'arguments') ?? node;
  const called =
    callee.kind === 'class' ? scope.program.types.membersOf(callee).get('new')?.type : callee;
  if (called?.kind === 'function') {
    checkArguments(scope, called, list);
    return called.returns;
  }
  scope.resolveAll([list]);
  return callee.kind === 'class' ? dartType(callee.name) : UNKNOWN;
}

function checkArguments(scope: Scope, called: FunctionType, list: Node): void {
  const missing = new Set(called.parameters.filter(({ required }) => required));
  const positional = called.parameters.filter(({ named }) => !named);
  for (const argument of childrenOf(list).filter(({ type }) => type.endsWith('argument'))) {
    const label = childOf(argument, 'label')?.firstChild?.text;
    const parameter =
      label === undefined
        ? positional.shift()
        : called.parameters.find(({ named, name }) => named && name === label);
    if (parameter) {
      missing.delete(parameter);
    } else {
      reportUnexpected(scope.program, called, argument, label);
    }
    const expected = parameter?.type ?? UNKNOWN;
    const type = scope.resolve(childrenOf(argument), expected);
    const target = `${parameter?.name ?? ''} of ${called.name}: `;
    scope.program.checkAssignable(type, expected, argument, 'argument_type_not_assignable', target);
  }
  if (missing.size > 0) {
    const names = [...missing].map(({ name }) => name).join(', ');
    scope.program.report(list, 'missing_argument', `${called.name} requires ${names}.`);
  }
}

function reportUnexpected(
  program: Program,
  { name, parameters }: FunctionType,
  argument: Node,
  label: string | undefined,
): void {
  const isNamed = label !== undefined;
  const names = parameters.filter(({ named }) => named === isNamed).map((one) => one.name);
  const what = isNamed ? `no named parameter ${label}` : 'no parameter for this argument';
  const message = `${name} has ${what}. Accepted: ${names.join(', ') || 'none'}.`;
  program.report(argument, 'unexpected_argument', message);
}

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
