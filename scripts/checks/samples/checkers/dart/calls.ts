import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from './nodes';
import type { Program } from './program';
import type { Resolver } from './resolver';
import type { Scope } from './scope';
import { dartType, UNKNOWN, type DartType, type FunctionType } from './types';

/** Resolves the arguments of a call, and returns the type of its result. */
export function resolveCall(
  resolver: Resolver,
  callee: DartType,
  node: Node,
  scope: Scope,
): DartType {
  const list = childOf(node, 'arguments') ?? node;
  const called =
    callee.kind === 'class' ? resolver.program.types.membersOf(callee).get('new')?.type : callee;
  if (called?.kind === 'function') {
    checkArguments(resolver, called, list, scope);
    return called.returns;
  }
  childrenOf(list).forEach((argument) => resolver.resolve(childrenOf(argument), scope));
  return callee.kind === 'class' ? dartType(callee.name) : UNKNOWN;
}

/** Compares arguments with the parameters of the called function. */
function checkArguments(resolver: Resolver, called: FunctionType, list: Node, scope: Scope): void {
  const { program } = resolver;
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
      reportUnexpected(program, called, argument, label);
    }
    const expected = parameter?.type ?? UNKNOWN;
    const type = resolver.resolve(childrenOf(argument), scope, expected);
    const target = `${parameter?.name ?? ''} of ${called.name}: `;
    program.checkAssignable(type, expected, argument, 'argument_type_not_assignable', target);
  }
  if (missing.size > 0) {
    const names = [...missing].map(({ name }) => name).join(', ');
    program.report(list, 'missing_argument', `${called.name} requires ${names}.`);
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
