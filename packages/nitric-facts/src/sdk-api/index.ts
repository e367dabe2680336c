import type * as z from 'zod';
import { PACKAGE_FOLDER, readData } from '../read-data';
import type { SdkId } from '../releases';
import { interfaceFileOf, readInterface } from './files';
import { dartApiSchema, frozenApiSchema, type ApiSymbol, type DartApi } from './schemas';

export type { Declaration } from './declaration';
export * from './files';
export * from './schemas';

/** @throws if the interface of the version isn't stored, is that of another release, or doesn't match its schema */
function readApi<Schema extends z.ZodType>(
  sdk: SdkId,
  version: string,
  schema: Schema,
): z.output<Schema> {
  const file = interfaceFileOf(sdk, version);
  const text = readInterface(sdk, version);
  if (text === undefined) {
    throw new Error(
      `${PACKAGE_FOLDER}/${file} is missing, so nothing can be compared with ${sdk} ${version}. Write the interface of its release.`,
    );
  }
  return readData(file, schema, JSON.parse(text));
}

export const readDartApi = (version: string): DartApi => readApi('dart', version, dartApiSchema);

/** The classes and functions of the Dart SDK, including classes that are only returned. Excludes enums. */
function dartSymbols({ types }: DartApi): ApiSymbol[] {
  const symbols = new Map<string, ApiSymbol>();
  for (const { kind, name } of types) {
    if (kind === 'class' || kind === 'mixin') {
      symbols.set(name, { name, kind: 'class', overloads: [] });
    }
  }
  for (const { kind: kindOfType, name: owner, members } of types) {
    const isFunction = kindOfType === 'function';
    for (const member of members.filter((one) => one.kind === 'method')) {
      const name = isFunction ? member.name : `${owner}.${member.name}`;
      const parameters = member.parameters.map(({ named, optional, ...one }) => ({
        name: one.name,
        type: one.type,
        required: named ? one.required === true : !optional,
        ...(named ? { named } : {}),
      }));
      // Functions with the same name are overloads.
      const { overloads = [] } = symbols.get(name) ?? {};
      const kind = isFunction ? 'function' : 'method';
      symbols.set(name, { name, kind, overloads: [...overloads, parameters] });
    }
  }
  return [...symbols.values()];
}

/**
 * The public interface of a version of an SDK that the checks can't install. Undefined for the other SDKs.
 * @throws if the version has no interface of its own
 */
export function describedSymbols(sdk: SdkId, version: string): ApiSymbol[] | undefined {
  switch (sdk) {
    case 'dart':
      return dartSymbols(readDartApi(version));
    case 'csharp':
    case 'jvm':
      return readApi(sdk, version, frozenApiSchema).symbols;
    default:
      return undefined;
  }
}
