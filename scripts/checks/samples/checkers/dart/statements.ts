import { checkBody, checkReturn, declareFunctions, signatureType } from './functions';
import { childOf, childrenOf, fieldOf, writtenType } from './nodes';
import type { NodeResolver } from './resolver';
import { Scope } from './scope';
import { describeType, isDartType, isNullable, UNKNOWN } from './types';

/** Resolves the children of a node that has no scope of its own. */
const resolveChildren: NodeResolver = (resolver, node, scope) => {
  resolver.resolveAll(childrenOf(node), scope);
  return UNKNOWN;
};

const TYPE = /^(?:type_identifier|type_arguments|nullable_type|function_type)$/;

/** Declares a variable outside of functions, whose type is in front of the list of variables, or a further one in a function. */
const declareVariable: NodeResolver = (resolver, node, scope) => {
  const [name, ...value] = childrenOf(node);
  const type = resolver.resolve(value, scope);
  const hasType = TYPE.test(node.parent?.previousNamedSibling?.type ?? '');
  scope.declare(name?.text ?? '', hasType ? UNKNOWN : type);
  return UNKNOWN;
};

const declareLocalVariable: NodeResolver = (resolver, node, scope) => {
  const [name] = fieldOf(node, 'name');
  const written = name ? writtenType(node, name) : '';
  const declared = written ? resolver.program.parseType(written) : UNKNOWN;
  const value = fieldOf(node, 'value');
  const type = resolver.resolveValue(value, scope, declared, 'invalid_assignment');
  // A variable that can be null has the type of its value until the next assignment.
  const isNarrowed = isNullable(declared) && value.length > 0;
  const known = written ? declared : type;
  scope.declare(name?.text ?? '', isNarrowed ? UNKNOWN : known);
  const further = childrenOf(node).filter(({ type: kind }) => kind === 'initialized_identifier');
  resolver.resolveAll(further, scope);
  return UNKNOWN;
};

const resolveLocalFunction: NodeResolver = (resolver, node, scope) => {
  declareFunctions(resolver.program, node, scope);
  return resolveChildren(resolver, node, scope, UNKNOWN);
};

/** Checks the body of a function, whose signature is in front of it. */
const resolveFunctionBody: NodeResolver = (resolver, node, scope) => {
  const before = node.previousNamedSibling;
  const nodes = before?.type === 'method_signature' ? childrenOf(before) : [before];
  const signature = nodes.find((one) => one?.type.endsWith('_signature'));
  if (signature) {
    checkBody(resolver, node, signatureType(resolver.program, signature), scope);
  }
  return UNKNOWN;
};

const resolveReturn: NodeResolver = (resolver, node, scope) => {
  checkReturn(resolver, node, scope);
  return UNKNOWN;
};

/** Resolves a loop, or the loop in a list or a map. */
const resolveFor: NodeResolver = (resolver, node, scope) => {
  const inner = new Scope(scope);
  const parts = childOf(node, 'for_loop_parts') ?? node;
  const [name] = fieldOf(parts, 'name');
  if (name) {
    const source = resolver.resolve(fieldOf(parts, 'value'), scope);
    const isIterable = isDartType(source, 'List', 'Set', 'Iterable', 'Stream');
    inner.declare(name.text, isIterable ? source.args[0] : UNKNOWN);
    if (isDartType(source, 'Future')) {
      const message = `${describeType(source)} can't be iterated. Add await.`;
      resolver.program.report(parts, 'for_in_of_invalid_type', message);
    }
  } else {
    resolver.resolveAll(childrenOf(parts), inner);
  }
  resolver.resolveAll(fieldOf(node, 'body'), inner);
  return UNKNOWN;
};

export const statementResolvers: Readonly<Record<string, NodeResolver>> = {
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
  return_statement: resolveReturn,
  for_statement: resolveFor,
  for_element: resolveFor,
};
