import type { Node } from 'web-tree-sitter';
import {
  childOf,
  childrenOf,
  descendantsOf,
  lineOf,
  oneLine,
  textOf,
  tokensOf,
} from '../syntax-tree';
import { LIB, type DartFile } from './libraries';
import { functionOf, membersOfClass, membersOfEnum } from './members';
import { isPrivate, typeParametersOf, type DartType } from './syntax';

/** A type, and what its signatures can name. */
export interface DeclaredType {
  type: DartType;
  file: DartFile;
  /** The file with the imports. */
  library: DartFile;
}

/** Parts of a file that aren't declarations, or are read with the declaration next to them. */
const IGNORED =
  /comment|directive|annotation|^(?:import_or_export|library_name|function_body|const_builtin|final_builtin|inferred_type|void_type|nullable_type|type_identifier|type_arguments|ERROR)$/;

/** Returns the types in a clause: `A` and `B<C, D>` in `implements A, B<C, D>`. */
function typesInClause(clause: Node | undefined): string[] {
  const types: string[] = [];
  let current = '';
  for (const { type, text } of tokensOf(clause)) {
    if (type === ',') {
      types.push(current);
      current = '';
    } else if (!['extends', 'with', 'implements', 'mixins'].includes(type)) {
      current += text;
    }
  }
  return [...types, current].filter(Boolean).map(oneLine);
}

/** Returns the base class, mixins, and interfaces of a class. */
function basesOf(node: Node): string[] {
  const base = childOf(node, 'superclass');
  return [base, childOf(base, 'mixins'), childOf(node, 'interfaces')].flatMap(typesInClause);
}

const CLASS_MODIFIERS = /^(?:abstract|sealed|base|interface|final|mixin)$/;

const modifiersOf = (node: Node): string[] =>
  childrenOf(node)
    .map(({ type }) => type)
    .filter((type) => CLASS_MODIFIERS.test(type));

/** The name of a declaration, or of the first one in a list of variables. */
const nameOf = (node: Node): string =>
  textOf(node, 'identifier') ||
  textOf(node, 'type_identifier') ||
  (descendantsOf(node, 'identifier')[0]?.text ?? '');

type Declaration = Omit<DartType, 'id' | 'file' | 'line' | 'exported'>;

/** Reads a declaration. Returns nothing if this kind isn't read. */
function declarationOf(node: Node, file: DartFile): Declaration | undefined {
  const name = nameOf(node);
  const empty = { modifiers: [], typeParameters: typeParametersOf(node), extends: [], members: [] };
  if (node.type === 'function_signature') {
    const members = [functionOf(node, node, file)].filter((member) => member !== undefined);
    return { ...empty, name, kind: 'function', typeParameters: [], members };
  }
  if (node.type === 'type_alias' && node.text.includes('=')) {
    const alias = oneLine(node.text.replace(/^[^=]*=|;$/g, ''));
    return { ...empty, name, kind: 'typedef', alias };
  }
  const header = { ...empty, name, modifiers: modifiersOf(node), extends: basesOf(node) };
  if (node.type === 'enum_declaration') {
    return { ...header, kind: 'enum', members: membersOfEnum(node, file) };
  }
  if (node.type === 'class_definition' && childOf(node, 'class_body')) {
    return { ...header, kind: 'class', members: membersOfClass(node, file) };
  }
  return undefined;
}

/**
 * Reads the public types and functions of a file.
 * @param exported whether programs can import them
 */
export function typesOfFile(file: DartFile, library: DartFile, exported: boolean): DeclaredType[] {
  const nodes = childrenOf(file.root).filter(
    (node) => !IGNORED.test(node.type) && !isPrivate(nameOf(node)),
  );
  return nodes.flatMap((node) => {
    const declaration = declarationOf(node, file);
    // Programs can't use the variables and extensions of other libraries, for example.
    if (!declaration && exported) {
      file.reportUnsupported(node, `${nameOf(node)}: a public ${node.type}`);
    }
    if (!declaration) {
      return [];
    }
    const { name, kind, ...rest } = declaration;
    const id = `${library.name}#${name}`;
    const place = { file: `${LIB}/${file.name}`, line: lineOf(node), exported };
    return [{ type: { name, id, kind, ...place, ...rest }, file, library }];
  });
}
