import type { Node } from 'web-tree-sitter';
import type { SourceFile } from '../source-files';
import { childOf, childrenOf, flag, lineOf, oneLine, textOf } from '../syntax-tree';
import {
  modifiersOf,
  parametersOf,
  storedModifiersOf,
  throwsOf,
  typeParametersOf,
  type CsharpMember,
} from './syntax';

/** Returns the text of a field of a node, on one line. */
const field = (node: Node, name: string): string =>
  oneLine(node.childForFieldName(name)?.text ?? '');

/** The line of the name, below attributes. */
const nameLineOf = (node: Node): number => lineOf(node.childForFieldName('name') ?? node);

function methodOf(node: Node): CsharpMember {
  const returns = field(node, 'returns');
  return {
    kind: 'method',
    name: field(node, 'name'),
    line: nameLineOf(node),
    typeParameters: typeParametersOf(node),
    parameters: parametersOf(childOf(node, 'parameter_list')),
    returns,
    nullable: flag(returns.endsWith('?')),
    modifiers: storedModifiersOf(node),
    throws: throwsOf(node),
  };
}

function constructorOf(node: Node): CsharpMember {
  return {
    kind: 'constructor',
    name: field(node, 'name'),
    line: nameLineOf(node),
    parameters: parametersOf(childOf(node, 'parameter_list')),
    modifiers: storedModifiersOf(node),
    throws: throwsOf(node),
  };
}

const isRestricted = (modifier: string): boolean =>
  ['private', 'internal', 'protected'].includes(modifier);

function propertyOf(node: Node): CsharpMember {
  const accessors = childrenOf(childOf(node, 'accessor_list'), 'accessor_declaration');
  const hasPublic = (keyword: string): boolean =>
    accessors.some(
      (accessor) =>
        field(accessor, 'name') === keyword && !modifiersOf(accessor).some(isRestricted),
    );
  return {
    kind: 'property',
    name: field(node, 'name'),
    line: nameLineOf(node),
    type: field(node, 'type'),
    // A property with `=>` has no accessors.
    get: accessors.length === 0 || hasPublic('get'),
    set: hasPublic('set'),
    modifiers: storedModifiersOf(node),
  };
}

/** A declaration can have several fields: `const string Get = "get", Post = "post";`. */
function fieldsOf(node: Node): CsharpMember[] {
  const declaration = childOf(node, 'variable_declaration');
  const modifiers = storedModifiersOf(node);
  return childrenOf(declaration, 'variable_declarator').map((variable) => ({
    kind: 'field',
    name: textOf(variable, 'identifier'),
    line: lineOf(variable),
    type: oneLine(childOf(declaration)?.text ?? ''),
    modifiers,
    value: modifiers.includes('const') ? oneLine(variable.text.replace(/^[^=]*=/, '')) : undefined,
  }));
}

const readers: Record<string, (node: Node) => CsharpMember | CsharpMember[]> = {
  method_declaration: methodOf,
  constructor_declaration: constructorOf,
  property_declaration: propertyOf,
  field_declaration: fieldsOf,
};

/** Children of a type's body that aren't members. */
const NOT_MEMBERS =
  /^(?:comment|preproc_(?:region|endregion|pragma|nullable)|(?:class|struct|interface|enum|delegate|record)_declaration)$/;

/** Whether programs see a member. Members of an interface are public without a keyword. */
function isPublic(node: Node, inInterface: boolean): boolean {
  const modifiers = modifiersOf(node);
  return inInterface ? !modifiers.some(isRestricted) : modifiers.includes('public');
}

/** Reads the public members of a class, struct, or interface. */
export function membersOf(type: Node, file: SourceFile): CsharpMember[] {
  const inInterface = type.type === 'interface_declaration';
  return childrenOf(childOf(type, 'declaration_list')).flatMap<CsharpMember>((node) => {
    const isConditional = node.type === 'preproc_if';
    if (NOT_MEMBERS.test(node.type) || !(isConditional || isPublic(node, inInterface))) {
      return [];
    }
    const read = readers[node.type];
    if (!read) {
      file.reportUnsupported(node, isConditional ? 'a member in #if' : `a public ${node.type}`);
    }
    return read?.(node) ?? [];
  });
}

/** Whether a class has constructors that programs can't call. */
export const hasHiddenConstructors = (type: Node): boolean =>
  childrenOf(childOf(type, 'declaration_list'), 'constructor_declaration').some((node) => {
    const modifiers = modifiersOf(node);
    return !modifiers.includes('public') && !modifiers.includes('static');
  });
