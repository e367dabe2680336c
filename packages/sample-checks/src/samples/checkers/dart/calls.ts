import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from './nodes';
import type { Program } from './program';
import type { Scope } from './scope';
import { dartType, UNKNOWN, type DartType, type FunctionType } from './types';

/** Resolves the arguments of a call, and returns the type of its result. */
export function resolveCall(scope: Scope, callee: DartType, node: Node): DartType {
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

/** Compares arguments with the parameters of the called function. */
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
