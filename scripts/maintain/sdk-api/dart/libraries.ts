import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import type { SourceFile } from '../source-files';
import { childOf, descendantsOf, textOf } from '../syntax-tree';

/** The folder of the sources, relative to the checkout. */
export const LIB = 'lib';

const PACKAGE = 'package:nitric_sdk/';

interface Import {
  /** A path below `lib`, or a URI such as `dart:async`. */
  target: string;
  /** The name after `as`. */
  prefix?: string;
}

/** A source file with its directives. Paths are relative to `lib`. */
export interface DartFile extends SourceFile {
  name: string;
  imports: Import[];
  exports: string[];
  /** The library that the file is a part of. */
  partOf?: string;
}

/** Resolves the URI of a directive. */
function targetOf(directive: Node, file: string): string {
  const uri = descendantsOf(directive, 'string_literal')[0]?.text.slice(1, -1) ?? '';
  if (uri.startsWith(PACKAGE)) {
    return uri.slice(PACKAGE.length);
  }
  return uri.includes(':') ? uri : path.posix.join(path.posix.dirname(file), uri);
}

export function dartFileOf(source: SourceFile): DartFile {
  const name = path.posix.relative(LIB, source.path);
  const partOf = childOf(source.root, 'part_of_directive');
  const exports = descendantsOf(source.root, 'library_export');
  for (const node of exports) {
    if (childOf(node, 'combinator')) {
      source.reportUnsupported(node, '"show" or "hide" of an export');
    }
  }
  return {
    ...source,
    name,
    imports: descendantsOf(source.root, 'import_specification').map((node) => ({
      target: targetOf(node, name),
      prefix: textOf(node, 'identifier') || undefined,
    })),
    exports: exports.map((node) => targetOf(node, name)),
    partOf: partOf && targetOf(partOf, name),
  };
}

export class Libraries {
  readonly #files: Map<string, DartFile>;

  constructor(files: readonly DartFile[]) {
    this.#files = new Map(files.map((file) => [file.name, file]));
  }

  /** Returns the file with the imports: the file itself, or the library that it is a part of. */
  libraryOf(file: DartFile): DartFile {
    return this.#files.get(file.partOf ?? '') ?? file;
  }

  /** Returns the libraries whose names a program gets if it imports a library: itself, and what it exports. */
  importedBy(name: string, found = new Set<string>()): Set<string> {
    const file = this.#files.get(name);
    if (file && !found.has(name)) {
      found.add(name);
      file.exports.forEach((target) => this.importedBy(target, found));
    }
    return found;
  }
}
