import type { Node } from 'web-tree-sitter';
import { chainsOf, childrenOf, descendantsOf, type Chain } from './nodes';
import type { Program } from './program';
import { resolveSelectors } from './selectors';
import { UNKNOWN, type DartType } from './types';

/**
 * Checks a node of one type and what is below it.
 * @param expected the type that the value of an expression will be assigned to
 * @returns the type of an expression, if it is known
 */
export type NodeResolver = (scope: Scope, node: Node, expected: DartType) => DartType | void;

/** By the type of their nodes. All other nodes have an unknown type, and what is below them is checked. */
export type NodeResolvers = Readonly<Record<string, NodeResolver>>;

/** Nodes that declare variables of unknown types. Constants in them are declared too, which only makes their types unknown. */
const PATTERN = /_pattern$|^catch_clause$/;

/** The variables of a block or a function. Its expressions and statements are resolved in the scope. */
export class Scope {
  private readonly variables = new Map<string, DartType>();

  constructor(
    readonly program: Program,
    private readonly resolvers: NodeResolvers,
    /** The type of the values of `return`. In an async function that returns a `Future<T>`, it's `T`. */
    readonly returns = UNKNOWN,
    private readonly parent?: Scope,
  ) {}

  child(returns = this.returns): Scope {
    return new Scope(this.program, this.resolvers, returns, this);
  }

  /** @param type unknown if the value is null, because other values follow */
  declare(name: string, type: DartType = UNKNOWN): void {
    this.variables.set(name, type.kind === 'null' ? UNKNOWN : type);
  }

  find(name: string): DartType | undefined {
    return this.variables.get(name) ?? this.parent?.find(name);
  }

  /** Makes the type of a variable unknown, because Dart narrows it depending on how the program continues. */
  forget(name: string): void {
    if (this.variables.has(name)) {
      this.declare(name);
    } else {
      this.parent?.forget(name);
    }
  }

  /** Resolves the only expression among siblings. */
  resolve(nodes: readonly Node[], expected = UNKNOWN): DartType {
    const [chain] = chainsOf(nodes);
    return chain ? this.resolveChain(chain, expected) : UNKNOWN;
  }

  /** Resolves a value, and reports it if it can't be assigned to the expected type. */
  resolveValue(nodes: readonly Node[], expected: DartType, code: string): DartType {
    const type = this.resolve(nodes, expected);
    for (const { first } of chainsOf(nodes)) {
      this.program.checkAssignable(type, expected, first, code);
    }
    return type;
  }

  resolveAll(nodes: readonly Node[]): void {
    const patterns = nodes.filter(({ type }) => PATTERN.test(type));
    const names = patterns.flatMap((pattern) => descendantsOf(pattern, 'identifier'));
    names.forEach(({ text }) => this.declare(text));
    chainsOf(nodes).forEach((chain) => this.resolveChain(chain, UNKNOWN));
  }

  private resolveChain({ first, selectors }: Chain, expected: DartType): DartType {
    const resolver = this.resolvers[first.type];
    const type = resolver
      ? resolver(this, first, selectors.length > 0 ? UNKNOWN : expected)
      : this.child().resolveAll(childrenOf(first));
    const selected = resolveSelectors(this, type ?? UNKNOWN, selectors);
    // Whether `a?.b.c` is null depends on `a`.
    return selectors.some(({ text }) => text.startsWith('?')) ? UNKNOWN : selected;
  }
}
