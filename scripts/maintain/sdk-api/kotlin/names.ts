import { typeParameterNames, typesInSignatures } from '../signature-types';
import type { Declarations, KotlinFile } from './declarations';
import type { InferredTypes } from './inferred-types';
import type { KotlinType } from './syntax';
import type { DeclaredType } from './types';

/** Types of Kotlin's standard library, which need no import. */
const kotlinTypes = new Set([
  ...['Any', 'Unit', 'Nothing', 'String', 'Int', 'Long', 'Short', 'Byte', 'Double', 'Float'],
  ...['Boolean', 'Char', 'Number', 'UInt', 'Array', 'ByteArray', 'Class', 'Enum', 'Throwable'],
  ...['Collection', 'List', 'MutableList', 'Map', 'MutableMap', 'Set', 'Iterator', 'Pair'],
  ...['ArrayList', 'HashMap'],
]);

/** Returns the types of the constructor's parameters that programs see: of all, or only of those that are properties. */
function constructorTypes({ kind, construct }: KotlinType): string[] {
  // The function `copy` of a data class has the parameters of its constructor.
  const seesAll = construct?.visibility === 'public' || kind === 'data class';
  return (construct?.parameters ?? [])
    .filter(({ property, visibility }) => seesAll || (property && visibility === 'public'))
    .map(({ type }) => type);
}

/** Returns the names of types in the signatures of a type. A name after a dot needs no import. */
function namesIn(type: KotlinType): Set<string> {
  const parameters = typeParameterNames(type);
  const code = typesInSignatures(type, constructorTypes(type));
  const names = code.flatMap((text) => text.match(/(?<![\w.])[A-Z]\w*/g) ?? []);
  return new Set(names.filter((name) => !parameters.includes(name)));
}

const packageOf = (fullName: string): string => fullName.slice(0, fullName.lastIndexOf('.'));

/** Finds the full name of a type by the rules of Kotlin: import, own package, import of a package, standard library. */
function fullNameOf(
  name: string,
  file: KotlinFile,
  declarations: Declarations,
  inferred: InferredTypes,
): string | undefined {
  const declared = [file.package, ...file.starImports]
    .map((folder) => `${folder}.${name}`)
    .find((fullName) => declarations.has(fullName));
  const ofKotlin = kotlinTypes.has(name) ? `kotlin.${name}` : undefined;
  return file.imports.get(name) ?? declared ?? ofKotlin ?? inferred.find('names', name);
}

/**
 * Finds the full names of the types that signatures use, and adds those from other packages to `uses` of the type.
 * @returns the full names of types that neither the SDK declares nor Kotlin or Java has
 */
export function resolveNames(
  types: readonly DeclaredType[],
  declarations: Declarations,
  inferred: InferredTypes,
): string[] {
  const external = new Set<string>();
  for (const { type, file } of types) {
    const uses: Record<string, string> = {};
    for (const name of namesIn(type)) {
      const fullName = fullNameOf(name, file, declarations, inferred);
      if (fullName === undefined) {
        file.report(
          type.line,
          `${type.name}: can't find the package of ${name}. If Kotlin has it, add it to kotlinTypes in scripts/maintain/sdk-api/kotlin/names.ts. Otherwise, add its full name to "names" in inferred-types.json there.`,
        );
      } else if (!fullName.startsWith('kotlin.')) {
        if (packageOf(fullName) !== file.package) {
          uses[name] = fullName;
        }
        if (!fullName.startsWith('java.') && !declarations.has(fullName)) {
          external.add(fullName);
        }
      }
    }
    type.uses = Object.keys(uses).length > 0 ? uses : undefined;
  }
  return [...external].sort();
}
