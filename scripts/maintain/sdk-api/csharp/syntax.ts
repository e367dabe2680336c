import type { Node } from 'web-tree-sitter';
import type { CsharpApi } from '@nitric-docs/nitric-facts/sdk-api';
import {
  childOf,
  childrenOf,
  descendantsOf,
  flag,
  listOrNothing,
  oneLine,
  textOf,
  tokensOf,
} from '../syntax-tree';

export type CsharpType = CsharpApi['types'][number];
export type CsharpMember = CsharpType['members'][number];
type Parameter = Extract<CsharpMember, { kind: 'method' }>['parameters'][number];

/** Keywords before a declaration. */
export const modifiersOf = (node: Node): string[] =>
  childrenOf(node, 'modifier').map(({ text }) => text);

const STORED = /^(?:static|abstract|virtual|override|sealed|readonly|const|async)$/;

/** Keywords that the data has. The visibility isn't among them, because everything in it is public. */
export const storedModifiersOf = (node: Node): string[] =>
  modifiersOf(node).filter((word) => STORED.test(word));

export function typeParametersOf(node: Node): CsharpType['typeParameters'] {
  const constraints = new Map(
    childrenOf(node, 'type_parameter_constraints_clause').map((clause) => [
      textOf(clause, 'identifier'),
      oneLine(clause.text.replace(/^[^:]*:/, '')),
    ]),
  );
  return childrenOf(childOf(node, 'type_parameter_list'), 'type_parameter').map((parameter) => {
    const name = textOf(parameter, 'identifier');
    return { name, bound: constraints.get(name) };
  });
}

/** Splits a parameter list at its commas, because the grammar has no node for a parameter with `params`. */
function splitParameters(list: Node | undefined): Node[][] {
  const groups: Node[][] = [[]];
  for (const token of tokensOf(list)) {
    if (token.type === ',') {
      groups.push([]);
    } else if (!['(', ')', 'comment'].includes(token.type)) {
      groups.at(-1)?.push(...(token.type === 'parameter' ? tokensOf(token) : [token]));
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** Reads a parameter: keywords, type, name, and then `=` with the default value. */
function parameterOf(tokens: readonly Node[]): Parameter {
  const equals = tokens.findIndex(({ type }) => type === '=');
  const declaration = equals < 0 ? tokens : tokens.slice(0, equals);
  const words = declaration.slice(0, -2).map(({ text }) => text);
  const type = oneLine(declaration.at(-2)?.text ?? '');
  return {
    name: declaration.at(-1)?.text ?? '',
    type,
    nullable: flag(type.endsWith('?')),
    vararg: flag(words.includes('params')),
    out: flag(words.includes('out')),
    ref: flag(words.includes('ref')),
    extension: flag(words.includes('this')),
    default: equals < 0 ? undefined : oneLine(tokens[equals + 1]?.text ?? ''),
  };
}

export const parametersOf = (list: Node | undefined): Parameter[] =>
  splitParameters(list).map(parameterOf);

/** Returns the exceptions that the documentation comment above a member lists. */
function documentedExceptions(member: Node): string[] {
  const names: string[] = [];
  let above = member.previousSibling;
  while (above?.type === 'comment') {
    const [, name] = /<exception cref="([\w.]+)"/.exec(above.text) ?? [];
    names.push(...(name === undefined ? [] : [name]));
    above = above.previousSibling;
  }
  return names;
}

/** Returns the exceptions that a member throws, and those that its documentation lists. */
export function throwsOf(member: Node): string[] | undefined {
  const thrown = descendantsOf(member, 'throw_statement', 'throw_expression').flatMap(
    ({ text }) => /^throw\s+(?:new\s+)?([\w.]+)/.exec(text)?.[1] ?? [],
  );
  return listOrNothing(
    [...thrown, ...documentedExceptions(member)]
      // `NitricException.FromRpcException(error)` creates a NitricException.
      .map((name) => name.replace(/\.From\w+$/, ''))
      // Names of variables aren't exceptions.
      .filter((name) => /^[A-Z]/.test(name)),
  );
}
