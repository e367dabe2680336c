import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf, lineOf, tokensOf } from '../syntax-tree';
import { basesOf, type Declarations, type KotlinFile } from './declarations';
import type { InferredTypes } from './inferred-types';
import { functionOf, propertyOf, type MemberContext } from './members';
import {
  constructorOf,
  memberNameOf,
  modifiersOf,
  nameOf,
  reportUnreadParts,
  typeNameOf,
  typeParametersOf,
  visibilityOf,
  type KotlinType,
} from './syntax';

/** A type and the file whose imports its signatures use. */
export interface DeclaredType {
  type: KotlinType;
  file: KotlinFile;
}

interface TypeContext {
  file: KotlinFile;
  declarations: Declarations;
  inferred: InferredTypes;
  /** The name of the type around this one. */
  outer?: string;
}

const TYPES = ['class_declaration', 'object_declaration', 'companion_object'];

/** Children of a type's body that add no public members. */
const WITHOUT_MEMBERS = [
  ...['anonymous_initializer', 'getter', 'setter', 'enum_entry'],
  ...['line_comment', 'multiline_comment', 'ERROR'],
];

/** Nodes of a file that aren't declarations. */
const NOT_DECLARATIONS = [
  ...['package_header', 'import_list', 'file_annotation'],
  ...['line_comment', 'multiline_comment', 'ERROR'],
];

function kindOf(node: Node, { file }: TypeContext): KotlinType['kind'] {
  if (node.type === 'companion_object') {
    return 'companion';
  }
  if (node.type === 'object_declaration') {
    return 'object';
  }
  if (childOf(node, 'enum_class_body')) {
    return 'enum';
  }
  const keyword = tokensOf(node).find(({ type }) => type === 'interface');
  if (keyword) {
    // The grammar rejects `fun` here, so only the text has it.
    const isFunctional = /\bfun\s+$/.test(file.text.slice(0, keyword.startIndex));
    return isFunctional ? 'fun interface' : 'interface';
  }
  return modifiersOf(node).includes('data') ? 'data class' : 'class';
}

function qualifiedNameOf(node: Node, outer: string | undefined): string {
  const name = node.type === 'companion_object' ? 'Companion' : typeNameOf(node);
  return outer === undefined ? name : `${outer}.${name}`;
}

/** The type of `this` in a class: `Query<T>`. Nested classes are named without the class around them. */
function receiverOf(node: Node): string {
  const parameters = typeParametersOf(node).map(({ name }) => name);
  return `${typeNameOf(node)}${parameters.length > 0 ? `<${parameters.join(', ')}>` : ''}`;
}

function memberOf(node: Node, context: MemberContext): KotlinType['members'][number] | undefined {
  if (node.type === 'function_declaration') {
    return functionOf(node, context);
  }
  if (node.type === 'property_declaration') {
    return propertyOf(node, context);
  }
  if (!WITHOUT_MEMBERS.includes(node.type)) {
    context.file.reportUnsupported(node, `${context.owner}: a public ${node.type}`);
  }
  return undefined;
}

function membersOf(node: Node, owner: string, context: TypeContext): KotlinType['members'] {
  const hidden = context.declarations.hiddenByBases(node);
  const isPublic = (child: Node): boolean => {
    const isHiddenOverride =
      modifiersOf(child).includes('override') && hidden.has(memberNameOf(child));
    return visibilityOf(child) === 'public' && !isHiddenOverride;
  };
  return childrenOf(childOf(node, 'class_body', 'enum_class_body'))
    .filter((child) => !TYPES.includes(child.type) && isPublic(child))
    .flatMap((child) => memberOf(child, { ...context, owner, receiver: receiverOf(node) }) ?? []);
}

const enumValuesOf = (node: Node): KotlinType['members'] =>
  childrenOf(childOf(node, 'enum_class_body'), 'enum_entry').map((entry) => ({
    kind: 'enumValue',
    name: nameOf(entry),
    line: lineOf(entry),
  }));

/** Reads a type and the types in it. Returns nothing if the type isn't public. */
function typesOf(node: Node, context: TypeContext): KotlinType[] {
  if (visibilityOf(node) !== 'public') {
    return [];
  }
  reportUnreadParts(node, context.file);
  const name = qualifiedNameOf(node, context.outer);
  const type: KotlinType = {
    name,
    package: context.file.package,
    kind: kindOf(node, context),
    file: context.file.path,
    line: lineOf(node),
    modifiers: modifiersOf(node).filter((word) => /^(?:abstract|open|sealed)$/.test(word)),
    typeParameters: typeParametersOf(node),
    extends: basesOf(node),
    construct: constructorOf(node),
    members: [...enumValuesOf(node), ...membersOf(node, name, context)],
  };
  const nested = childrenOf(childOf(node, 'class_body', 'enum_class_body'), ...TYPES);
  return [type, ...nested.flatMap((child) => typesOf(child, { ...context, outer: name }))];
}

/** Returns the public functions outside of types. Java sees them as members of a class that is named after the file. */
function functionsOf(context: TypeContext): KotlinType[] {
  const { file, inferred } = context;
  const members = childrenOf(file.root, 'function_declaration')
    .filter((node) => visibilityOf(node) === 'public')
    .map((node) => functionOf(node, { file, owner: file.package, inferred }));
  if (members.length === 0) {
    return [];
  }
  return [
    {
      name: `${path.posix.basename(file.path, '.kt')}Kt`,
      package: file.package,
      kind: 'file',
      file: file.path,
      line: 1,
      ...{ modifiers: [], typeParameters: [], extends: [] },
      members,
    },
  ];
}

/** Reads the public types of a file, and its public functions. */
export function typesOfFile(
  file: KotlinFile,
  declarations: Declarations,
  inferred: InferredTypes,
): DeclaredType[] {
  const context = { file, declarations, inferred };
  for (const node of childrenOf(file.root)) {
    const isRead = [...TYPES, ...NOT_DECLARATIONS, 'function_declaration'].includes(node.type);
    if (!isRead && visibilityOf(node) === 'public') {
      file.reportUnsupported(node, `a public ${node.type} outside of a type`);
    }
  }
  const types = childrenOf(file.root, ...TYPES).flatMap((node) => typesOf(node, context));
  return [...types, ...functionsOf(context)].map((type) => ({ type, file }));
}
