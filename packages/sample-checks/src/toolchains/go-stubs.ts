import path from 'node:path';
import type { GoApi } from '@nitric-docs/nitric-facts/sdk-api';

type GoType = GoApi['types'][number];
type GoMember = GoType['members'][number];
type GoFunction = Extract<GoMember, { kind: 'function' | 'method' }>;

/** The body of all functions. It fits every result. */
const BODY = '{ panic("not implemented") }';

/** `[T any]`, or an empty text. */
function typeParametersOf(list: GoType['typeParameters']): string {
  const texts = list.map(({ name, bound = 'any' }) => `${name} ${bound}`);
  return texts.length > 0 ? `[${texts.join(', ')}]` : '';
}

/** The part of a function after its name. */
function signatureOf({ parameters, returns = '' }: GoFunction): string {
  const texts = parameters.map(({ name, type, vararg }) => `${name} ${vararg ? '...' : ''}${type}`);
  return `(${texts.join(', ')}) ${returns}`;
}

/** The type with its parameters as the receiver of a method. */
function receiverOf({ name, typeParameters }: GoType, pointer: boolean): string {
  const names = typeParameters.map((parameter) => parameter.name).join(', ');
  return `(${pointer ? '*' : ''}${name}${names && `[${names}]`})`;
}

function declarationOf(member: GoMember, type: GoType): string {
  switch (member.kind) {
    case 'function': {
      const { name, typeParameters } = member;
      return `func ${name}${typeParametersOf(typeParameters)}${signatureOf(member)} ${BODY}`;
    }
    case 'method': {
      const receiver = receiverOf(type, member.pointer === true);
      return `func ${receiver} ${member.name}${signatureOf(member)} ${BODY}`;
    }
    case 'constant':
      return `const ${member.name} ${member.type} = ${member.value}`;
    case 'variable':
      return `var ${member.name} ${member.type ?? `= ${member.value}`}`;
    case 'field':
      return member.embedded ? member.type : `${member.name} ${member.type}`;
  }
}

/** What stands after the name of a type. */
function definitionOf(type: GoType): string {
  const { kind, alias, members } = type;
  if (kind === 'interface') {
    const methods = members.map((one) =>
      one.kind === 'method' ? `${one.name}${signatureOf(one)}` : '',
    );
    return `interface {\n${[...type.extends, ...methods].join('\n')}\n}`;
  }
  if (kind === 'struct') {
    const fields = members.filter((one) => one.kind === 'field');
    return `struct {\n${fields.map((one) => declarationOf(one, type)).join('\n')}\n}`;
  }
  return `${kind === 'alias' ? '= ' : ''}${alias}`;
}

function typeOf(type: GoType): string {
  const { name, kind, typeParameters, members } = type;
  const texts = (list: readonly GoMember[]): string[] =>
    list.map((one) => declarationOf(one, type));
  if (kind === 'file') {
    return texts(members).join('\n');
  }
  const head = `type ${name}${typeParametersOf(typeParameters)} ${definitionOf(type)}`;
  const methods = kind === 'interface' ? [] : members.filter((one) => one.kind === 'method');
  return [head, ...texts(methods)].join('\n');
}

function packageOf(folder: string, types: readonly GoType[]): string {
  const uses = new Map(types.flatMap((type) => Object.entries(type.uses ?? {})));
  const imports = [...uses].sort().map(([name, imported]) => `import ${name} "${imported}"`);
  const [{ packageName: name = path.posix.basename(folder) } = {}] = types;
  return `${[`package ${name}`, ...imports, ...types.map(typeOf)].join('\n')}\n`;
}

/**
 * Generates Go packages with the declarations of the SDK and without its behavior.
 * @returns the sources by path, relative to the root of the module
 */
export function goStubs({ types }: GoApi): Map<string, string> {
  const folders = [...new Set(types.map((type) => type.package))];
  return new Map(
    folders.map((folder) => [
      `${folder}/stubs.go`,
      packageOf(
        folder,
        types.filter((type) => type.package === folder),
      ),
    ]),
  );
}
