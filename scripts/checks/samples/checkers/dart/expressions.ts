import { checkBody, parametersOf } from './functions';
import { chainsOf, childOf, childrenOf, fieldOf } from './nodes';
import type { NodeResolver } from './resolver';
import { Scope } from './scope';
import { resolveAssignment } from './selectors';
import { awaited, dartType, functionType, isDartType, UNKNOWN, withNullable } from './types';

const resolveVariable: NodeResolver = ({ program }, node, scope) => {
  const type = scope.find(node.text) ?? program.find(node.text);
  if (!type) {
    program.reportUndefined(node);
  }
  return type ?? UNKNOWN;
};

const resolveString: NodeResolver = (resolver, node, scope) => {
  resolver.resolveAll(childrenOf(node), scope);
  return dartType('String');
};

const resolveList: NodeResolver = (resolver, node, scope, expected) => {
  const written = childOf(node, 'type_arguments');
  const list = written ? resolver.program.parseType(`List${written.text}`) : expected;
  const element = isDartType(list, 'List') ? (list.args[0] ?? UNKNOWN) : UNKNOWN;
  for (const { first, selectors } of chainsOf(childrenOf(node))) {
    resolver.resolveValue([first, ...selectors], scope, element, 'element_type_not_assignable');
  }
  return dartType('List', [element]);
};

/** Without a pair, the literal can be a set. */
const resolveMap: NodeResolver = (resolver, node, scope) => {
  resolver.resolveAll(childrenOf(node), new Scope(scope));
  return childOf(node, 'pair') ? dartType('Map') : UNKNOWN;
};

const resolveClosure: NodeResolver = (resolver, node, scope, expected) => {
  const context = expected.kind === 'function' ? expected : undefined;
  const parameters = parametersOf(resolver.program, node, context);
  const [body] = fieldOf(node, 'body');
  if (body) {
    const type = functionType('', parameters, context?.returns ?? UNKNOWN);
    checkBody(resolver, body, type, scope);
  }
  return functionType('The function', parameters, UNKNOWN);
};

/** Resolves the only expression below a node. */
const resolveChild: NodeResolver = (resolver, node, scope, expected) =>
  resolver.resolve(childrenOf(node), scope, expected);

/** Resolves `a ?? b`, which is null only if `b` is. */
const resolveIfNull: NodeResolver = (resolver, node, scope) => {
  const type = resolver.resolve(fieldOf(node, 'first'), scope);
  resolver.resolve(fieldOf(node, 'second'), scope);
  return withNullable(type, false);
};

/** Resolves `a == b` and `a is B`. */
const resolveTest: NodeResolver = (resolver, node, scope) => {
  resolver.resolveAll(childrenOf(node), scope);
  if (node.firstChild?.type === 'identifier' && childOf(node, 'null_literal', 'type_test')) {
    scope.forget(node.firstChild.text);
  }
  return UNKNOWN;
};

const resolveAssignmentExpression: NodeResolver = (resolver, node, scope) => {
  const [target, ...assigned] = childrenOf(node);
  const [chain] = chainsOf(target ? childrenOf(target) : []);
  if (chain) {
    const receiver = resolver.resolve([chain.first], scope);
    resolveAssignment(resolver, receiver, chain.selectors, assigned, scope);
    if (chain.selectors.length === 0) {
      scope.forget(chain.first.text);
    }
  }
  return UNKNOWN;
};

/** Resolves the arguments of `new A()`, `const A.b()`, and `A<B>.c()`, but not the constructor. */
const resolveConstruction: NodeResolver = (resolver, node, scope) => {
  const list = childrenOf(node).filter(({ type }) => type === 'arguments');
  resolver.resolveAll(list, scope);
  return UNKNOWN;
};

export const expressionResolvers: Readonly<Record<string, NodeResolver>> = {
  identifier: resolveVariable,
  identifier_dollar_escaped: resolveVariable,
  null_literal: () => ({ kind: 'null' }),
  decimal_integer_literal: () => dartType('int'),
  string_literal: resolveString,
  list_literal: resolveList,
  set_or_map_literal: resolveMap,
  function_expression: resolveClosure,
  parenthesized_expression: resolveChild,
  unary_expression: resolveChild,
  postfix_expression: resolveChild,
  type_cast_expression: resolveChild,
  await_expression: (...args) => awaited(resolveChild(...args)),
  if_null_expression: resolveIfNull,
  equality_expression: resolveTest,
  type_test_expression: resolveTest,
  assignment_expression: resolveAssignmentExpression,
  new_expression: resolveConstruction,
  const_object_expression: resolveConstruction,
  constructor_invocation: resolveConstruction,
};
