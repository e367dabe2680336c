import type { Node } from 'web-tree-sitter';
import type { SourceFile } from '../source-files';
import { childOf, childrenOf, descendantsOf, textOf } from '../syntax-tree';
import { memberNameOf, typeNameOf, typeOf, visibilityOf } from './syntax';

/** A source file with its names. */
export interface KotlinFile extends SourceFile {
  package: string;
  /** Full names of imported types, by the name in this file. */
  imports: Map<string, string>;
  /** Packages whose names are all imported. */
  starImports: string[];
}

const dottedName = (node: Node | undefined): string =>
  childrenOf(childOf(node, 'identifier'), 'simple_identifier')
    .map(({ text }) => text)
    .join('.');

export function kotlinFileOf(file: SourceFile): KotlinFile {
  const imports = new Map<string, string>();
  const starImports: string[] = [];
  for (const node of descendantsOf(file.root, 'import_header')) {
    const fullName = dottedName(node);
    if (childOf(node, 'wildcard_import')) {
      starImports.push(fullName);
    } else {
      const alias = textOf(childOf(node, 'import_alias'), 'type_identifier', 'simple_identifier');
      imports.set(alias || (fullName.split('.').at(-1) ?? ''), fullName);
    }
  }
  return {
    ...file,
    package: dottedName(childOf(file.root, 'package_header')),
    imports,
    starImports,
  };
}

/** Returns the base classes and interfaces of a class: `Resource`, `SecureResource<Permission>`. */
export const basesOf = (classNode: Node): string[] =>
  childrenOf(classNode, 'delegation_specifier').map(
    (node) => typeOf(childOf(node, 'constructor_invocation') ?? node) ?? '',
  );

/** Returns the members of a class that programs can't see. */
const hiddenMembersOf = (classNode: Node): string[] =>
  childrenOf(childOf(classNode, 'class_body'))
    .filter((member) => visibilityOf(member) !== 'public')
    .map(memberNameOf);

/** The types that the SDK declares. */
export class Declarations {
  readonly #fullNames = new Set<string>();
  readonly #classes = new Map<string, Node>();

  constructor(files: readonly KotlinFile[]) {
    for (const file of files) {
      for (const node of descendantsOf(file.root, 'class_declaration', 'object_declaration')) {
        this.#fullNames.add(`${file.package}.${typeNameOf(node)}`);
        this.#classes.set(typeNameOf(node), node);
      }
    }
  }

  /** Whether the SDK declares a type, public or not. */
  has(fullName: string): boolean {
    return this.#fullNames.has(fullName);
  }

  /**
   * Returns the members that base classes hide. An override without a visibility has that of the base class, so
   * `override fun register()` isn't public if the overridden function is internal.
   */
  hiddenByBases(classNode: Node): Set<string> {
    const bases = basesOf(classNode).flatMap((base) => {
      const node = this.#classes.get(base.replace(/<.*/, ''));
      return node ? [node] : [];
    });
    return new Set(
      bases.flatMap((base) => [...hiddenMembersOf(base), ...this.hiddenByBases(base)]),
    );
  }
}
