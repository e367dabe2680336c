import { checkBody, parametersOf } from './functions';
import { chainsOf, childOf, childrenOf, fieldOf } from './nodes';
import type { NodeResolver, NodeResolvers } from './scope';
import { resolveAssignment } from './selectors';
import { awaited, dartType, functionType, isDartType, UNKNOWN } from './types';

const resolveVariable: NodeResolver = (scope, node) => {
  const type = scope.find(node.text) ?? scope.program.find(node.text);
  if (!type) {
    scope.program.reportUndefined(node);
  }
  return type ?? UNKNOWN;
};

const resolveString: NodeResolver = (scope, node) => {
  scope.resolveAll(childrenOf(node));
  return dartType('String');
};

const resolveList: NodeResolver = (scope, node, expected) => {
  const written = childOf(node, 'type_arguments');
  const list = written ? scope.program.parseType(`List${written.text}`) : expected;
  const element = isDartType(list, 'List') ? (list.args[0] ?? UNKNOWN) : UNKNOWN;
  for (const { first, selectors } of chainsOf(childrenOf(node))) {
    scope.resolveValue([first, ...selectors], element, 'element_type_not_assignable');
  }
  return dartType('List', [element]);
};

/** Without a pair, the literal can be a set. */
const resolveMap: NodeResolver = (scope, node) => {
  scope.child().resolveAll(childrenOf(node));
  return childOf(node, 'pair') ? dartType('Map') : UNKNOWN;
};

const resolveClosure: NodeResolver = (scope, node, expected) => {
  const context = expected.kind === 'function' ? expected : undefined;
  const parameters = parametersOf(scope.program, node, context);
  const [body] = fieldOf(node, 'body');
  if (body) {
    checkBody(scope, body, functionType('', parameters, context?.returns ?? UNKNOWN));
  }
  return functionType('The function', parameters, UNKNOWN);
};

/** Resolves the only expression below a node. */
const resolveChild: NodeResolver = (scope, node, expected) =>
  scope.resolve(childrenOf(node), expected);

/** Resolves `a == b` and `a is B`, after which Dart can narrow the type of `a`. */
const resolveTest: NodeResolver = (scope, node) => {
  scope.resolveAll(childrenOf(node));
  if (node.firstChild?.type === 'identifier' && childOf(node, 'null_literal', 'type_test')) {
    scope.forget(node.firstChild.text);
  }
};

const resolveAssignmentExpression: NodeResolver = (scope, node) => {
  const [target, ...assigned] = childrenOf(node);
  const [chain] = chainsOf(target ? childrenOf(target) : []);
  if (chain) {
    const receiver = scope.resolve([chain.first]);
    resolveAssignment(scope, receiver, chain.selectors, assigned);
    if (chain.selectors.length === 0) {
      scope.forget(chain.first.text);
    }
  }
};

/** Resolves the arguments of `new A()`, `const A.b()`, and `A<B>.c()`, but not the constructor. */
const resolveConstruction: NodeResolver = (scope, node) =>
  scope.resolveAll(childrenOf(node).filter(({ type }) => type === 'arguments'));

export const expressionResolvers: NodeResolvers = {
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
  await_expression: (scope, node) => awaited(scope.resolve(childrenOf(node))),
  equality_expression: resolveTest,
  type_test_expression: resolveTest,
  assignment_expression: resolveAssignmentExpression,
  new_expression: resolveConstruction,
  const_object_expression: resolveConstruction,
  constructor_invocation: resolveConstruction,
};
