import type { Node } from 'web-tree-sitter';
import type { SourceFile } from '../source-files';
import { childOf, childrenOf, flag, lineOf, textOf, tokensOf } from '../syntax-tree';
import {
  annotationsOf,
  isPrivate,
  parametersOf,
  thrownIn,
  typeBefore,
  typeParametersOf,
  type DartMember,
} from './syntax';

/** Fields and values of a declaration. */
const VARIABLES = ['initialized_identifier_list', 'static_final_declaration_list'];

const hasKeyword = (node: Node, ...keywords: string[]): boolean =>
  tokensOf(node).some(({ type }) => keywords.includes(type));

function fieldsOf(node: Node, variables: Node, file: SourceFile): DartMember[] {
  const type = typeBefore(variables, node, file);
  return childrenOf(variables).map((variable) => ({
    kind: 'property',
    name: textOf(variable, 'identifier'),
    line: lineOf(variable),
    type,
    set: !hasKeyword(node, 'final_builtin', 'const_builtin'),
    static: flag(hasKeyword(node, 'static')),
    annotations: annotationsOf(node),
  }));
}

/** Reads a function, method, getter, or setter. */
export function functionOf(node: Node, signature: Node, file: SourceFile): DartMember | undefined {
  const body = node.nextNamedSibling;
  const name = childOf(signature, 'identifier') ?? signature;
  const before = {
    name: name.text,
    line: lineOf(signature),
    static: flag(hasKeyword(node, 'static')),
  };
  const after = {
    throws: body?.type === 'function_body' ? thrownIn(body) : undefined,
    annotations: annotationsOf(node),
  };
  const type = typeBefore(name, signature, file);
  switch (signature.type) {
    case 'function_signature':
      return {
        kind: 'method',
        ...before,
        typeParameters: typeParametersOf(signature),
        parameters: parametersOf(childOf(signature, 'formal_parameter_list'), file),
        returns: type,
        ...after,
      };
    case 'getter_signature':
      return { kind: 'property', ...before, type, set: false, ...after };
    case 'setter_signature':
      return { kind: 'setter', ...before, ...after };
    default:
      file.reportUnsupported(signature, signature.type);
      return undefined;
  }
}

function constructorOf(node: Node, signature: Node, file: SourceFile): DartMember {
  const body = node.nextNamedSibling;
  const [, ...name] = childrenOf(signature, 'identifier').map(({ text }) => text);
  return {
    kind: 'constructor',
    name: name.join('.') || 'new',
    line: lineOf(signature),
    parameters: parametersOf(childOf(signature, 'formal_parameter_list'), file),
    throws: body?.type === 'function_body' ? thrownIn(body) : undefined,
    annotations: annotationsOf(node),
  };
}

/** Reads a member. A declaration can have several fields: `int width, height;`. */
function membersOf(node: Node, file: SourceFile): DartMember[] {
  const variables = childOf(node, ...VARIABLES);
  if (variables) {
    return fieldsOf(node, variables, file);
  }
  const signature = childrenOf(node).find(({ type }) => type.endsWith('_signature')) ?? node;
  if (signature.type.endsWith('constructor_signature')) {
    return [constructorOf(node, signature, file)];
  }
  const member = functionOf(node, signature, file);
  return member ? [member] : [];
}

const membersIn = (body: Node | undefined, file: SourceFile): DartMember[] =>
  childrenOf(body, 'declaration', 'method_signature').flatMap((node) => membersOf(node, file));

/** Reads the public members of a class. A class without a constructor has an implicit one. */
export function membersOfClass(type: Node, file: SourceFile): DartMember[] {
  const members = membersIn(childOf(type, 'class_body'), file);
  const implicit: DartMember = {
    kind: 'constructor',
    name: 'new',
    line: lineOf(type),
    parameters: [],
    implicit: true,
  };
  return [
    ...(members.some(({ kind }) => kind === 'constructor') ? [] : [implicit]),
    ...members.filter(({ name }) => !isPrivate(name)),
  ];
}

/** Reads the values and the public members of an enum. Programs can't call its constructors. */
export function membersOfEnum(type: Node, file: SourceFile): DartMember[] {
  const body = childOf(type, 'enum_body');
  const values = childrenOf(body, 'enum_constant').map((value) => ({
    kind: 'enumValue' as const,
    name: textOf(value, 'identifier'),
    line: lineOf(value),
  }));
  const members = membersIn(body, file).filter(
    ({ kind, name }) => kind !== 'constructor' && !isPrivate(name),
  );
  return [...values, ...members];
}
