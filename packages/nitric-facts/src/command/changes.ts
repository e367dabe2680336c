import type { SdkApi } from '../sdk-api';

type Type = SdkApi['types'][number];

interface Parameter {
  name: string;
  type: string;
  default?: string;
}

/** A member, or the header of a type. */
interface Declaration {
  kind: string;
  name: string;
  parameters?: readonly Parameter[];
  typeParameters?: Type['typeParameters'];
  /** The type of a property. */
  type?: string;
  returns?: string;
}

/** Names the properties that apply: `override`, `throws NotFoundException`. */
function detailsOf(properties: object): string[] {
  return Object.entries(properties).flatMap(([key, value]: [string, unknown]) => {
    if (value === true) {
      return [key];
    }
    const words = Array.isArray(value) ? value.join(' ') : value;
    return typeof words === 'string' && words !== '' ? [`${key} ${words}`] : [];
  });
}

function parameterText({ name, type, default: value, ...details }: Parameter): string {
  const defaultText = value === undefined ? '' : ` = ${value}`;
  return [...detailsOf(details), `${name}: ${type}${defaultText}`].join(' ');
}

function typeParameterText({ name, bound }: Type['typeParameters'][number]): string {
  return bound === undefined ? name : `${name}: ${bound}`;
}

/** Formats a declaration without its place: `method <T> get(key: String): T (throws NotFoundException)`. */
function signatureOf(declaration: Declaration): string {
  const { kind, name, parameters, typeParameters = [], type, returns, ...rest } = declaration;
  const result = returns ?? type;
  const details = detailsOf(rest);
  return [
    `${kind} `,
    typeParameters.length > 0 ? `<${typeParameters.map(typeParameterText).join(', ')}> ` : '',
    name,
    parameters ? `(${parameters.map(parameterText).join(', ')})` : '',
    result === undefined ? '' : `: ${result}`,
    details.length > 0 ? ` (${details.join(', ')})` : '',
  ].join('');
}

/** Full name of a type. In C#, `Topic` and `Topic<>` are two types. */
function keyOf(type: Type): string {
  const { length } = type.typeParameters;
  const name = 'id' in type ? type.id : `${type.package}.${type.name}`;
  return length > 0 ? `${name}<${','.repeat(length - 1)}>` : name;
}

function headerOf(type: Type): Declaration {
  const { kind, name, typeParameters, modifiers, extends: bases } = type;
  const details = {
    modifiers,
    extends: bases,
    alias: 'alias' in type && type.alias,
    exported: 'exported' in type && type.exported,
    hiddenConstructors: 'hiddenConstructors' in type && type.hiddenConstructors,
  };
  return { kind, name, typeParameters, ...details };
}

/** Returns the signatures of a type and its members, by kind and name. Overloads have the same key. */
function signaturesOf(type: Type | undefined): Map<string, string[]> {
  const signatures = new Map<string, string[]>();
  if (type) {
    const constructor = 'construct' in type && type.construct ? [type.construct] : [];
    const declarations: Declaration[] = [
      headerOf(type),
      ...constructor.map((one) => ({ kind: 'constructor', name: type.name, ...one })),
      ...type.members,
    ];
    for (const declaration of declarations) {
      const key = `${declaration.kind} ${declaration.name}`;
      signatures.set(key, [...(signatures.get(key) ?? []), signatureOf(declaration)]);
    }
  }
  return signatures;
}

function changesOfType(before: Type | undefined, after: Type | undefined): string[] {
  const old = signaturesOf(before);
  const current = signaturesOf(after);
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((key) => {
    const removed = (old.get(key) ?? []).filter((one) => !current.get(key)?.includes(one));
    const added = (current.get(key) ?? []).filter((one) => !old.get(key)?.includes(one));
    return removed.length === 1 && added.length === 1
      ? [`  ~ ${added[0]}`, `    was: ${removed[0]}`]
      : [...removed.map((one) => `  - ${one}`), ...added.map((one) => `  + ${one}`)];
  });
}

/**
 * Compares two releases. Each type with changes is followed by lines that say what was added (`+`), removed (`-`), and
 * changed (`~`, with the old signature on the next line).
 */
export function changesBetween(before: SdkApi | undefined, after: SdkApi): string[] {
  const old = new Map(before?.types.map((type: Type) => [keyOf(type), type]));
  const current = new Map(after.types.map((type: Type) => [keyOf(type), type]));
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((key) => {
    const changes = changesOfType(old.get(key), current.get(key));
    return changes.length > 0 ? [key, ...changes] : [];
  });
}
