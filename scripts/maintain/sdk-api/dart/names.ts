import type { DartFile, Libraries } from './libraries';
import { typeParameterNames, typesInSignatures } from '../signature-types';
import type { DartType } from './syntax';
import type { DeclaredType } from './types';

/** Types of Dart's own libraries whose names start with an uppercase letter. */
const dartTypes = new Set([
  ...['String', 'Object', 'Future', 'FutureOr', 'Stream', 'List', 'Map', 'Set', 'Iterable'],
  ...['Function', 'Never', 'Null', 'Uint8List', 'DateTime', 'Duration', 'Type', 'Enum'],
]);

/** Libraries that aren't part of the interface: generated code, packages, and Dart itself. */
const EXTERNAL = /(?:^|\/)(?:proto|google)\/|:/;

/** Returns the names of types in the signatures of a type: `Bucket`, `$p.Action`. */
function namesIn(type: DartType): Set<string> {
  const notTypes = new Set([...dartTypes, ...typeParameterNames(type)]);
  const code = typesInSignatures(type, type.alias === undefined ? [] : [type.alias]);
  const names = code.flatMap((text) => text.match(/[\w$]+(?:\.[\w$]+)?/g) ?? []);
  // Names in lowercase are keywords, numbers, and parameters of function types.
  const isType = (name: string): boolean => name.includes('.') || !/^[a-z_]/.test(name);
  return new Set(names.filter((name) => isType(name) && !notTypes.has(name)));
}

/** What the names in signatures stand for. */
interface ResolvedNames {
  /** Names of types that aren't part of the SDK, as signatures write them. */
  external: Set<string>;
  /** Ids of the types that the signatures of a type use, by its id. */
  references: Map<string, Set<string>>;
}

/** Finds the id of a type of the SDK: in the library itself, or in what it imports. */
function idOf(
  name: string,
  library: DartFile,
  libraries: Libraries,
  ids: ReadonlySet<string>,
): string | undefined {
  const [simpleName = '', prefix] = name.split('.').reverse();
  const imported = library.imports
    .filter((one) => one.prefix === prefix)
    .flatMap(({ target }) => [...libraries.importedBy(target)]);
  return [...(prefix === undefined ? [library.name] : []), ...imported]
    .map((place) => `${place}#${simpleName}`)
    .find((id) => ids.has(id));
}

/** Whether a name can come from an import of something else than the SDK. */
function canBeExternal(name: string, { imports }: DartFile): boolean {
  const [, prefix] = name.split('.').reverse();
  return imports.some((one) => one.prefix === prefix && EXTERNAL.test(one.target));
}

/** Finds the types that signatures use, and adds those from other libraries to `uses` of the type. */
export function resolveNames(
  declared: readonly DeclaredType[],
  libraries: Libraries,
): ResolvedNames {
  const ids = new Set(declared.map(({ type }) => type.id));
  const external = new Set<string>();
  const references = new Map<string, Set<string>>();
  for (const { type, file, library } of declared) {
    const uses: Record<string, string> = {};
    const used = new Set<string>();
    for (const name of namesIn(type)) {
      const id = idOf(name, library, libraries, ids);
      if (id !== undefined) {
        used.add(id);
        if (id !== `${library.name}#${name}`) {
          uses[name] = id;
        }
      } else if (canBeExternal(name, library)) {
        uses[name] = 'external';
        external.add(name);
      } else {
        file.report(
          type.line,
          `${type.name}: can't find the library of ${name}. If it is a type of Dart, add it to dartTypes in scripts/maintain/sdk-api/dart/names.ts.`,
        );
      }
    }
    references.set(type.id, used);
    type.uses = Object.keys(uses).length > 0 ? uses : undefined;
  }
  return { external, references };
}

/** Returns the ids of the exported types, and of the types that programs get from them. */
export function reachableIds(
  declared: readonly DeclaredType[],
  { references }: ResolvedNames,
): Set<string> {
  const reachable = new Set<string>();
  const visit = (id: string): void => {
    if (!reachable.has(id)) {
      reachable.add(id);
      references.get(id)?.forEach(visit);
    }
  };
  declared.filter(({ type }) => type.exported).forEach(({ type }) => visit(type.id));
  return reachable;
}
