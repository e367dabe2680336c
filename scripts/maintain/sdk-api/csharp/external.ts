import type { CsharpApi } from '@nitric-docs/nitric-facts/sdk-api';
import { typesInSignatures } from '../signature-types';
import type { CsharpType } from './syntax';

type External = CsharpApi['external'];

/** Namespaces of the code that is generated from protocol buffers. */
const PROTOCOL = 'Nitric.Proto.';

/** Returns the public types of generated sources: kinds by full name. */
export function generatedTypes(sources: readonly string[]): Map<string, External[string]> {
  const types = new Map<string, External[string]>();
  for (const source of sources) {
    const [, namespace] = /^namespace ([\w.]+)/m.exec(source) ?? [];
    const declarations = source.matchAll(
      /^ {2}public (?:sealed |static )?(?:partial )?(?<kind>class|enum) (?<name>\w+)/gm,
    );
    for (const { groups } of declarations) {
      types.set(`${namespace}.${groups?.name}`, groups?.kind === 'enum' ? 'enum' : 'class');
    }
  }
  return types;
}

/** Returns the names of types in the signatures of a type. */
const namesIn = (type: CsharpType): Set<string> =>
  new Set(typesInSignatures(type).flatMap((code) => code.match(/[A-Z]\w*/g) ?? []));

/** Returns what a name stands for: `Proto.X` after `using X = Proto.X`. */
function aliasIn(usings: readonly string[], name: string): string | undefined {
  const alias = usings.find((using) => using.startsWith(`${name} = `));
  return alias?.slice(name.length + ' = '.length);
}

/** Finds the generated types that signatures use: kinds by full name. */
export function externalTypes(
  types: readonly CsharpType[],
  generated: ReadonlyMap<string, External[string]>,
): External {
  const own = new Set(types.map(({ name }) => name));
  const external: External = {};
  for (const type of types) {
    for (const name of namesIn(type)) {
      const imported = type.usings
        .map((namespace) => `${namespace}.${name}`)
        .find((fullName) => generated.has(fullName));
      const fullName = aliasIn(type.usings, name) ?? (own.has(name) ? undefined : imported);
      const kind = fullName === undefined ? undefined : generated.get(fullName);
      if (fullName !== undefined && (kind || fullName.startsWith(PROTOCOL))) {
        external[fullName] = kind ?? 'class';
      }
    }
  }
  return external;
}
