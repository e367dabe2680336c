import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from '../syntax-tree';
import type { InferredTypes } from './inferred-types';

/** Functions that return the object they are called on. */
const returnsReceiver: readonly string[] = ['apply', 'fluently'];

/** Functions that return what their lambda returns. */
const returnsLambda: readonly string[] = ['registrar'];

/** Returns what a call calls: `api.method` for `api.method(path) { … }`. */
function calledFunction(call: Node): string {
  const callee = childOf(call);
  return callee?.type === 'call_expression' ? calledFunction(callee) : (callee?.text ?? '');
}

/** Returns the last expression of the lambda at the end of a call. */
function lambdaResult(call: Node): Node | undefined {
  const lambda = childOf(
    childOf(childOf(call, 'call_suffix'), 'annotated_lambda'),
    'lambda_literal',
  );
  return childrenOf(childOf(lambda, 'statements')).at(-1);
}

/**
 * Infers the type of an expression. Only calls whose type is clear without a compiler have one.
 * @param receiver the type that `this` has
 */
export function inferType(
  expression: Node | undefined,
  receiver: string | undefined,
  inferred: InferredTypes,
): string | undefined {
  if (expression?.type !== 'call_expression') {
    return undefined;
  }
  const called = calledFunction(expression);
  if (returnsReceiver.includes(called)) {
    return receiver;
  }
  if (returnsLambda.includes(called)) {
    return inferType(lambdaResult(expression), receiver, inferred);
  }
  const isConstructor = /^[A-Z]\w*$/.test(called);
  return isConstructor ? called : inferred.find('calls', called);
}
