import type { Node } from 'web-tree-sitter';
import type { SourceFile } from '../source-files';
import { childOf, childrenOf, flag, lineOf, oneLine, textOf } from '../syntax-tree';
import { hasHiddenConstructors, membersOf } from './members';
import {
  modifiersOf,
  parametersOf,
  storedModifiersOf,
  typeParametersOf,
  type CsharpMember,
  type CsharpType,
} from './syntax';

interface Scope {
  file: SourceFile;
  usings: string[];
  namespace: string;
  /** The name of the type around this one. */
  outer?: string;
}

const kinds: Record<string, CsharpType['kind']> = {
  class_declaration: 'class',
  struct_declaration: 'struct',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  delegate_declaration: 'delegate',
  record_declaration: 'record',
};

/** Returns what follows `using`: `System.Linq`, `Proto = Nitric.Proto.Storage.v1`. */
const usingsOf = (root: Node): string[] =>
  childrenOf(root, 'using_directive').map(({ text }) => oneLine(text.replace(/^using\s+|;$/g, '')));

const namespaceOf = (declaration: Node | undefined): string =>
  textOf(declaration, 'qualified_name', 'identifier');

const enumValuesOf = (node: Node): CsharpMember[] =>
  childrenOf(childOf(node, 'enum_member_declaration_list'), 'enum_member_declaration').map(
    (value) => ({ kind: 'enumValue', name: textOf(value, 'identifier'), line: lineOf(value) }),
  );

/** The signature of a delegate. */
function invokeOf(node: Node, line: number): CsharpMember {
  return {
    kind: 'invoke',
    name: 'Invoke',
    line,
    parameters: parametersOf(childOf(node, 'parameter_list')),
    returns: oneLine(node.childForFieldName('type')?.text ?? ''),
  };
}

/** Reports types of which only a part would be read. */
function checkComplete(node: Node, name: string, file: SourceFile): void {
  if (modifiersOf(node).includes('partial')) {
    file.reportUnsupported(node, `${name}: a partial type, which several files can declare,`);
  }
  if (node.type !== 'delegate_declaration' && childOf(node, 'parameter_list')) {
    file.reportUnsupported(node, `${name}: a constructor in the header of a type`);
  }
}

/** Reads a type and the types in it. Returns nothing if the type isn't public. */
function typesOf(node: Node, kind: CsharpType['kind'], scope: Scope): CsharpType[] {
  if (!modifiersOf(node).includes('public')) {
    return [];
  }
  const nameNode = node.childForFieldName('name');
  const simpleName = nameNode?.text ?? '';
  const name = scope.outer === undefined ? simpleName : `${scope.outer}.${simpleName}`;
  const line = lineOf(nameNode ?? node);
  checkComplete(node, name, scope.file);
  const type: CsharpType = {
    name,
    package: scope.namespace,
    kind,
    file: scope.file.path,
    line,
    modifiers: storedModifiersOf(node),
    typeParameters: typeParametersOf(node),
    extends: childrenOf(childOf(node, 'base_list')).map(({ text }) => oneLine(text)),
    usings: scope.usings,
    members:
      kind === 'delegate'
        ? [invokeOf(node, line)]
        : [...enumValuesOf(node), ...membersOf(node, scope.file)],
    hiddenConstructors: flag(hasHiddenConstructors(node)),
  };
  return [type, ...typesIn(childOf(node, 'declaration_list'), { ...scope, outer: name })];
}

/** Reads the types in a file, a namespace, or a type. */
function typesIn(parent: Node | undefined, scope: Scope): CsharpType[] {
  return childrenOf(parent).flatMap((node) => {
    const kind = kinds[node.type];
    if (kind) {
      return typesOf(node, kind, scope);
    }
    if (node.type === 'namespace_declaration') {
      return typesIn(childOf(node, 'declaration_list'), { ...scope, namespace: namespaceOf(node) });
    }
    if (node.type === 'using_directive' && node.parent?.type === 'declaration_list') {
      scope.file.reportUnsupported(node, 'a using directive in a namespace');
    }
    // `membersOf` reports it in types.
    if (node.type === 'preproc_if' && scope.outer === undefined) {
      scope.file.reportUnsupported(node, 'code in #if');
    }
    return [];
  });
}

/** Reads the public types of a file. A namespace without a body is that of the whole file. */
export const typesOfFile = (file: SourceFile): CsharpType[] =>
  typesIn(file.root, {
    file,
    usings: usingsOf(file.root),
    namespace: namespaceOf(childOf(file.root, 'file_scoped_namespace_declaration')),
  });
