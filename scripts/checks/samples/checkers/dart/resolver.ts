import type { Node } from 'web-tree-sitter';
import { chainsOf, childrenOf, descendantsOf, type Chain } from './nodes';
import type { Program } from './program';
import { Scope } from './scope';
import { resolveSelector } from './selectors';
import { UNKNOWN, type DartType } from './types';

/**
 * Checks a node of one type and what is below it.
 * @param expected the type that the value of an expression will be assigned to
 * @returns the type of an expression, or an unknown type
 */
export type NodeResolver = (
  resolver: Resolver,
  node: Node,
  scope: Scope,
  expected: DartType,
) => DartType;

/** Nodes that declare variables, whose types are unknown. The names of constants in them are declared too, which does no harm. */
const PATTERN = /_pattern$|^catch_clause$/;

/** Resolves expressions to their types, and reports what doesn't exist or isn't accepted. */
export class Resolver {
  /** @param resolvers by the type of their nodes; all other nodes have an unknown type, and their children are checked */
  constructor(
    readonly program: Program,
    private readonly resolvers: Readonly<Record<string, NodeResolver>>,
  ) {}

  /** Resolves the only expression among siblings. */
  resolve(nodes: readonly Node[], scope: Scope, expected = UNKNOWN): DartType {
    const [chain] = chainsOf(nodes);
    return chain ? this.resolveChain(chain, scope, expected) : UNKNOWN;
  }

  /** Resolves a value, and reports it if it can't be assigned to the expected type. */
  resolveValue(nodes: readonly Node[], scope: Scope, expected: DartType, code: string): DartType {
    const type = this.resolve(nodes, scope, expected);
    for (const { first } of chainsOf(nodes)) {
      this.program.checkAssignable(type, expected, first, code);
    }
    return type;
  }

  /** Checks all expressions and statements among siblings. */
  resolveAll(nodes: readonly Node[], scope: Scope): void {
    const patterns = nodes.filter(({ type }) => PATTERN.test(type));
    const names = patterns.flatMap((pattern) => descendantsOf(pattern, 'identifier'));
    names.forEach(({ text }) => scope.declare(text));
    chainsOf(nodes).forEach((chain) => this.resolveChain(chain, scope, UNKNOWN));
  }

  private resolveChain({ first, selectors }: Chain, scope: Scope, expected: DartType): DartType {
    const resolver = this.resolvers[first.type];
    let type = UNKNOWN;
    if (resolver) {
      type = resolver(this, first, scope, selectors.length > 0 ? UNKNOWN : expected);
    } else {
      this.resolveAll(childrenOf(first), new Scope(scope));
    }
    for (const selector of selectors) {
      type = resolveSelector(this, type, selector, scope);
    }
    // Whether `a?.b.c` is null depends on `a`.
    const isConditional = selectors.some(({ text }) => text.startsWith('?'));
    return isConditional ? UNKNOWN : type;
  }
}
