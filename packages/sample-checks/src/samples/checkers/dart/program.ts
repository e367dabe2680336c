import type { Node } from 'web-tree-sitter';
import type { Diagnostic } from '../../contracts';
import libraries from './libraries.json';
import { isAssignable } from './assignability';
import { childOf, descendantsOf } from './nodes';
import { parseType } from './parse-type';
import type { SdkTypes } from './sdk-types';
import { awaited, dartType, describeType, UNKNOWN, type DartType } from './types';

/** The names that every program can use, and those of other libraries of Dart that programs import. */
const { core: CORE_NAMES, ...imported } = libraries;
const LIBRARIES: Readonly<Record<string, readonly string[]>> = imported;

const SDK_LIBRARY = 'package:nitric_sdk/nitric.dart';

/** The class of the SDK that every program uses, and that no other library has. */
const SDK_CLASS = 'Nitric';

const CLASS_NAME = /^(?:[A-Z]\w*|int|double|num|bool)$/;

/** Declarations whose name can be used outside of their own scope. */
const DECLARATIONS = [
  ...['class_definition', 'enum_declaration', 'mixin_declaration', 'extension_declaration'],
  ...['function_signature', 'getter_signature', 'setter_signature', 'enum_constant'],
  ...['initialized_identifier', 'static_final_declaration'],
];
const TYPE_DECLARATIONS = ['type_alias', 'type_parameter'];

/** Where a program can use inherited members by their name alone. */
const INHERITANCE = ['superclass', 'mixin_declaration', 'extension_declaration'];

/** A sample as a Dart library: its imports, the names in it, and the errors found so far. */
export class Program {
  readonly diagnostics: Diagnostic[] = [];
  private importsSdk = false;
  /** False if the program uses names that are declared elsewhere. */
  private knowsAllNames = true;
  private readonly importedNames = new Set<string>();
  private readonly declaredNames: ReadonlySet<string>;

  constructor(
    readonly root: Node,
    readonly types: SdkTypes,
  ) {
    descendantsOf(root, 'import_specification').forEach((node) => this.readImport(node));
    this.knowsAllNames &&= descendantsOf(root, ...INHERITANCE).length === 0;
    const names = [
      ...descendantsOf(root, ...DECLARATIONS).map((node) => childOf(node, 'identifier')),
      ...descendantsOf(root, ...TYPE_DECLARATIONS).map((node) => childOf(node, 'type_identifier')),
    ];
    this.declaredNames = new Set(names.flatMap((name) => name?.text ?? []));
  }

  /** @param code the kind of error, such as `undefined_member` */
  report(node: Node, code: string, message: string): void {
    const { row, column } = node.startPosition;
    this.diagnostics.push({ line: row + 1, column: column + 1, code, message });
  }

  private readImport(node: Node): void {
    const uri = descendantsOf(node, 'uri')[0]?.text.slice(1, -1) ?? '';
    const prefix = childOf(node, 'identifier');
    if (prefix) {
      this.importedNames.add(prefix.text);
    } else if (uri.startsWith('package:nitric_sdk/')) {
      this.importsSdk = true;
      if (uri.startsWith('package:nitric_sdk/src/')) {
        const message = `${uri} isn't part of the public interface. Import ${SDK_LIBRARY}.`;
        this.report(node, 'implementation_imports', message);
      }
    } else {
      this.knowsAllNames &&= uri in LIBRARIES;
      LIBRARIES[uri]?.forEach((name) => this.importedNames.add(name));
    }
  }

  declares(name: string): boolean {
    return this.declaredNames.has(name);
  }

  /** The type of a name that no variable has. Undefined if nothing has the name. */
  find(name: string): DartType | undefined {
    if (this.declaredNames.has(name)) {
      return UNKNOWN;
    }
    const declaration = this.importsSdk ? this.types.exportedType(name) : undefined;
    if (declaration || CORE_NAMES.includes(name) || this.importedNames.has(name)) {
      return CLASS_NAME.test(name) ? { kind: 'class', name, declaration } : UNKNOWN;
    }
    return this.knowsAllNames || name === SDK_CLASS ? undefined : UNKNOWN;
  }

  reportUndefined(node: Node): void {
    const message = `Undefined name ${node.text}.${this.importFor(node.text)}`;
    this.report(node, 'undefined_name', message);
  }

  private importFor(name: string): string {
    if (this.types.exportedType(name)) {
      return ` Import ${SDK_LIBRARY}.`;
    }
    if (this.types.hasType(name)) {
      return " The SDK doesn't export it.";
    }
    const library = Object.keys(LIBRARIES).find((key) => LIBRARIES[key]?.includes(name));
    return library === undefined ? '' : ` Import ${library}.`;
  }

  /** Parses a type in the program. Classes of the program itself have an unknown type. */
  parseType(text: string): DartType {
    return parseType(text, (name, args) => {
      const found = this.find(name);
      if (found?.kind !== 'class') {
        return UNKNOWN;
      }
      return found.declaration
        ? this.types.instanceOf(found.declaration, args)
        : dartType(name, args);
    });
  }

  /** @param target what accepts the value, in front of the message */
  checkAssignable(from: DartType, to: DartType, node: Node, code: string, target = ''): void {
    if (!isAssignable(this.types, from, to)) {
      const isFixedByAwait = awaited(from) !== from && isAssignable(this.types, awaited(from), to);
      const fix = isFixedByAwait ? ' Add await.' : '';
      const message = `${target}${describeType(from)} can't be assigned to ${describeType(to)}.`;
      this.report(node, code, `${message}${fix}`);
    }
  }
}
