import type { Node } from 'web-tree-sitter';
import { isComparable } from './assignability';
import { chainsOf, childOf, childrenOf, descendantsOf, fieldOf, writtenType } from './nodes';
import type { Program } from './program';
import type { Scope } from './scope';
import { awaited, describeType, functionType, isDartType, UNKNOWN } from './types';
import type { DartType, FunctionType, Parameter } from './types';

/** Reads the parameters in parentheses, or the optional ones in brackets or braces. */
function parametersIn(program: Program, list: Node, expected?: FunctionType): Parameter[] {
  const isOptional = list.type === 'optional_formal_parameters';
  const nodes = childrenOf(list).filter(({ type }) => type === 'formal_parameter');
  return nodes.map((node, index) => {
    // The last identifier, because `this.name` and `super.name` have two.
    const name = node.childForFieldName('name') ?? descendantsOf(node, 'identifier').at(-1);
    const isField = childOf(node, 'constructor_param', 'super_formal_parameter') !== undefined;
    const written = name && !isField ? writtenType(node, name) : '';
    const inferred = expected?.parameters[index]?.type ?? UNKNOWN;
    return {
      name: name?.text ?? '',
      type: written ? program.parseType(written) : inferred,
      named: list.text.startsWith('{'),
      required: !isOptional || node.previousSibling?.type === 'required',
    };
  });
}

/** @param expected the type that a function expression must have, for parameters without a type */
export function parametersOf(program: Program, node: Node, expected?: FunctionType): Parameter[] {
  const list = childOf(node, 'formal_parameter_list');
  const optional = list && childOf(list, 'optional_formal_parameters');
  return [
    ...(list ? parametersIn(program, list, expected) : []),
    ...(optional ? parametersIn(program, optional) : []),
  ];
}

/** Reads the signature of a declared function, or of another member of a class. */
export function signatureType(program: Program, signature: Node): FunctionType {
  const name = childOf(signature, 'identifier');
  const returnsType = /^(?:function|getter)_signature$/.test(signature.type);
  const written = name && returnsType ? writtenType(signature, name) : '';
  const returns = written ? program.parseType(written) : UNKNOWN;
  return functionType(`${name?.text ?? ''}()`, parametersOf(program, signature), returns);
}

/** Declares the functions whose signatures are children of a node. */
export function declareFunctions(scope: Scope, node: Node): void {
  for (const signature of childrenOf(node).filter(({ type }) => type === 'function_signature')) {
    const name = childOf(signature, 'identifier')?.text ?? '';
    scope.declare(name, signatureType(scope.program, signature));
  }
}

/** Statements after which it isn't certain that the program continues. */
const UNCERTAIN = ['return_statement', 'switch_statement', 'while_statement', 'do_statement'];

/** Whether the end of a block or a statement can be reached. False if that isn't certain. */
function canComplete(node: Node): boolean {
  switch (node.type) {
    case 'block': {
      const last = chainsOf(childrenOf(node)).at(-1)?.first;
      return last === undefined || canComplete(last);
    }
    case 'expression_statement':
      return childOf(node, 'throw_expression', 'rethrow_expression') === undefined;
    case 'if_statement': {
      const alternative = fieldOf(node, 'alternative');
      const branches = [...fieldOf(node, 'consequence'), ...alternative];
      return alternative.length === 0 || branches.some(canComplete);
    }
    case 'try_statement':
      return childrenOf(node).some((child) => child.type === 'block' && canComplete(child));
    default:
      return !UNCERTAIN.includes(node.type);
  }
}

/** @param type the function's own type, or the one that is expected */
export function checkBody(scope: Scope, body: Node, { parameters, returns }: FunctionType): void {
  const isGenerator = childOf(body, 'async*', 'sync*') !== undefined;
  const result = childOf(body, 'async') ? awaited(returns) : returns;
  const inner = scope.child(isGenerator ? UNKNOWN : result);
  parameters.forEach(({ name, type }) => inner.declare(name, type));
  const block = childOf(body, 'block');
  if (!block) {
    checkReturn(inner, body);
    return;
  }
  inner.resolveAll(childrenOf(block));
  if (isRequired(inner.returns) && canComplete(block)) {
    const message = `The function can end without returning ${describeType(inner.returns)}.`;
    scope.program.report(block.lastChild ?? block, 'missing_return', message);
  }
}

/** @param node a `return` statement, or the body of a function with `=>` */
export function checkReturn(scope: Scope, node: Node): void {
  const { program, returns } = scope;
  const children = childrenOf(node);
  const [chain] = chainsOf(children);
  if (chain) {
    const type = scope.resolve(children, returns);
    // An async function can return a future of its result.
    const given = isDartType(returns, 'Future') ? type : awaited(type);
    program.checkAssignable(given, returns, chain.first, 'return_of_invalid_type');
  } else if (isRequired(returns)) {
    const message = `The function must return ${describeType(returns)}.`;
    program.report(node, 'return_without_value', message);
  }
}

const isRequired = (type: DartType): boolean => isComparable(type) && !type.nullable;
