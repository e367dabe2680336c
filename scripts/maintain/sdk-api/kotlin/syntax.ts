import type { Node } from 'web-tree-sitter';
import type { JvmApi } from '@nitric-docs/nitric-facts/sdk-api';
import type { SourceFile } from '../source-files';
import {
  childOf,
  childrenOf,
  descendantsOf,
  flag,
  lineOf,
  listOrNothing,
  oneLine,
  textOf,
  tokensOf,
} from '../syntax-tree';

export type KotlinType = JvmApi['types'][number];
type FunctionMember = Extract<KotlinType['members'][number], { kind: 'function' }>;
type Constructor = NonNullable<KotlinType['construct']>;
type Visibility = Constructor['visibility'];

const TYPES = ['user_type', 'nullable_type', 'function_type', 'parenthesized_type'];

export const isType = (node: Node): boolean => TYPES.includes(node.type);

const typeNodeOf = (node: Node | undefined): Node | undefined => childOf(node, ...TYPES);

/** Returns the declared type of a parameter, property, or similar node. */
export const typeOf = (node: Node | undefined): string | undefined => {
  const type = typeNodeOf(node);
  // `suspend`, for example.
  const modifiers = textOf(node, 'type_modifiers');
  return type && oneLine(`${modifiers} ${type.text}`);
};

/** Keywords and annotations before a declaration. */
export const modifiersOf = (node: Node): string[] =>
  childrenOf(childOf(node, 'modifiers')).map(({ text }) => text);

export function visibilityOf(node: Node): Visibility {
  const modifiers = modifiersOf(node);
  const hidden = (['private', 'internal', 'protected'] as const).find((word) =>
    modifiers.includes(word),
  );
  return hidden ?? 'public';
}

/** The name of a function, parameter, property, or value of an enum. */
export const nameOf = (node: Node | undefined): string => textOf(node, 'simple_identifier');

/** The name of a function or property. */
export const memberNameOf = (node: Node): string =>
  nameOf(node) || nameOf(childOf(node, 'variable_declaration'));

/** The name of a class, interface, or object. */
export const typeNameOf = (node: Node): string => textOf(node, 'type_identifier');

export function typeParametersOf(node: Node): KotlinType['typeParameters'] {
  return childrenOf(childOf(node, 'type_parameters'), 'type_parameter').map((parameter) => ({
    name: typeNameOf(parameter),
    bound: typeOf(parameter),
    reified: flag(/\breified\b/.test(parameter.text)),
  }));
}

/** Modifiers of declarations that the data has no place for. */
const UNREAD_MODIFIERS = ['annotation', 'value', 'inner'];

/** Reports parts of a public declaration that the data would leave out. */
export function reportUnreadParts(node: Node, file: SourceFile): void {
  const bases = childrenOf(node, 'delegation_specifier');
  const isExtensionProperty = node.type === 'property_declaration' && typeNodeOf(node);
  const parts = [
    ...modifiersOf(node)
      .filter((word) => UNREAD_MODIFIERS.includes(word))
      .map((word) => `"${word}"`),
    ...(childOf(node, 'type_constraints') ? ['"where"'] : []),
    // The grammar takes the body of the class for a lambda of the object after `by`.
    ...(bases.some((base) => childOf(base, 'explicit_delegation')) ? ['"by"'] : []),
    ...(isExtensionProperty ? ['the receiver of a property'] : []),
  ];
  for (const part of parts) {
    file.reportUnsupported(node, part);
  }
}

/** Returns the code after the first `=` among the nodes. */
function valueIn(nodes: readonly Node[]): string | undefined {
  const equals = nodes.findIndex(({ type }) => type === '=');
  const value = equals < 0 ? undefined : nodes[equals + 1];
  return value && oneLine(value.text);
}

/** Reads the parameters of a function. The grammar puts modifiers and default values next to the parameter. */
export function parametersOf(list: Node | undefined): FunctionMember['parameters'] {
  const tokens = tokensOf(list);
  return tokens.flatMap((node, index) => {
    if (node.type !== 'parameter') {
      return [];
    }
    const before = tokens[index - 1];
    const modifiers = before?.type === 'parameter_modifiers' ? before.text.split(/\s+/) : [];
    return [
      {
        name: nameOf(node),
        type: typeOf(node) ?? '',
        nullable: flag(typeNodeOf(node)?.type === 'nullable_type'),
        vararg: flag(modifiers.includes('vararg')),
        default: tokens[index + 1]?.type === '=' ? valueIn(tokens.slice(index + 1)) : undefined,
      },
    ];
  });
}

function constructorParameterOf(node: Node): Constructor['parameters'][number] {
  const keyword = textOf(node, 'binding_pattern_kind');
  const property = keyword === 'val' || keyword === 'var' ? keyword : undefined;
  return {
    name: nameOf(node),
    type: typeOf(node) ?? '',
    line: lineOf(node),
    nullable: flag(typeNodeOf(node)?.type === 'nullable_type'),
    vararg: flag(modifiersOf(node).includes('vararg')),
    default: valueIn(tokensOf(node)),
    property,
    visibility: property && visibilityOf(node),
    override: flag(modifiersOf(node).includes('override')),
  };
}

/** Reads the constructor in the header of a class. */
export function constructorOf(classNode: Node): KotlinType['construct'] {
  const node = childOf(classNode, 'primary_constructor');
  return (
    node && {
      visibility: childOf(classNode, 'enum_class_body') ? 'private' : visibilityOf(node),
      line: lineOf(node),
      parameters: childrenOf(node, 'class_parameter').map(constructorParameterOf),
    }
  );
}

/** Returns the classes of the exceptions that a function body throws. */
export function thrownIn(body: Node | undefined): string[] | undefined {
  const names = descendantsOf(body, 'jump_expression').flatMap(({ text }) => {
    const [, name] = /^throw\s+((?:\w+\.)*[A-Z]\w*)/.exec(text) ?? [];
    return name ?? [];
  });
  return listOrNothing(names);
}
