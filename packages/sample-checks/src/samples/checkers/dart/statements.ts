import { checkBody, checkReturn, declareFunctions, signatureType } from './functions';
import { childOf, childrenOf, fieldOf, writtenType } from './nodes';
import type { NodeResolver, NodeResolvers } from './scope';
import { describeType, isDartType, isNullable, UNKNOWN } from './types';

/** Resolves the children of a node that has no scope of its own. */
const resolveChildren: NodeResolver = (scope, node) => scope.resolveAll(childrenOf(node));

const TYPE = /^(?:type_identifier|type_arguments|nullable_type|function_type)$/;

/** Declares a variable outside of functions, whose type is in front of the list of variables, or a further one in a function. */
const declareVariable: NodeResolver = (scope, node) => {
  const [name, ...value] = childrenOf(node);
  const type = scope.resolve(value);
  const hasType = TYPE.test(node.parent?.previousNamedSibling?.type ?? '');
  scope.declare(name?.text ?? '', hasType ? UNKNOWN : type);
};

const declareLocalVariable: NodeResolver = (scope, node) => {
  const [name] = fieldOf(node, 'name');
  const written = name ? writtenType(node, name) : '';
  const declared = written ? scope.program.parseType(written) : UNKNOWN;
  const value = fieldOf(node, 'value');
  const type = scope.resolveValue(value, declared, 'invalid_assignment');
  const known = written ? declared : type;
  // Whether a variable that can be null is null depends on its last assignment.
  scope.declare(name?.text ?? '', isNullable(declared) ? UNKNOWN : known);
  scope.resolveAll(childrenOf(node).filter((child) => child.type === 'initialized_identifier'));
};

const resolveLocalFunction: NodeResolver = (scope, node) => {
  declareFunctions(scope, node);
  scope.resolveAll(childrenOf(node));
};

/** Checks the body of a function, whose signature is in front of it. */
const resolveFunctionBody: NodeResolver = (scope, node) => {
  const before = node.previousNamedSibling;
  const nodes = before?.type === 'method_signature' ? childrenOf(before) : [before];
  const signature = nodes.find((one) => one?.type.endsWith('_signature'));
  if (signature) {
    checkBody(scope, node, signatureType(scope.program, signature));
  }
};

const resolveFor: NodeResolver = (scope, node) => {
  const inner = scope.child();
  const parts = childOf(node, 'for_loop_parts') ?? node;
  const [name] = fieldOf(parts, 'name');
  if (name) {
    const source = scope.resolve(fieldOf(parts, 'value'));
    const isIterable = isDartType(source, 'List', 'Set', 'Iterable', 'Stream');
    inner.declare(name.text, isIterable ? source.args[0] : UNKNOWN);
    if (isDartType(source, 'Future')) {
      const message = `${describeType(source)} can't be iterated. Add await.`;
      scope.program.report(parts, 'for_in_of_invalid_type', message);
    }
  } else {
    inner.resolveAll(childrenOf(parts));
  }
  inner.resolveAll(fieldOf(node, 'body'));
};

export const statementResolvers: NodeResolvers = {
  declaration: resolveChildren,
  static_final_declaration_list: resolveChildren,
  initialized_identifier_list: resolveChildren,
  static_final_declaration: declareVariable,
  initialized_identifier: declareVariable,
  local_variable_declaration: resolveChildren,
  initialized_variable_definition: declareLocalVariable,
  pattern_variable_declaration: resolveChildren,
  local_function_declaration: resolveChildren,
  lambda_expression: resolveLocalFunction,
  function_body: resolveFunctionBody,
  return_statement: checkReturn,
  for_statement: resolveFor,
  for_element: resolveFor,
};
