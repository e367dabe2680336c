import type { CsharpApi } from '@nitric-docs/nitric-facts/sdk-api';

type CsharpType = CsharpApi['types'][number];
type CsharpMember = CsharpType['members'][number];
type CsharpMethod = Extract<CsharpMember, { kind: 'method' }>;
type CsharpParameter = CsharpMethod['parameters'][number];

/** A class that only the stubs can create, for constructors that the SDK doesn't publish. */
const GUARD = 'Stub';

/** The namespaces of .NET that signatures use. */
const SYSTEM = /^System(?:\.Collections(?:\.Generic)?|\.Linq|\.Text|\.Threading\.Tasks|\.IO)?$/;

/** A using directive with an alias: `Client = Nitric.Proto.Queue.v1.Client`. */
const ALIAS = /^(\w+)\s*=\s*(.+)$/;

/** A generated class: its namespace, the class that it is nested in, and its name. */
const EXTERNAL = /^(.*\.v\d)\.(?:(\w+)\.)?(\w+)$/;

/** The name without the type that it is nested in. */
const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

const typeParametersOf = (list: CsharpType['typeParameters']): string =>
  list.length > 0 ? `<${list.map(({ name }) => name).join(', ')}>` : '';

const constraintsOf = (list: CsharpType['typeParameters']): string =>
  list
    .filter(({ bound }) => bound !== undefined)
    .map(({ name, bound }) => ` where ${name} : ${bound}`)
    .join('');

function parameterOf(parameter: CsharpParameter): string {
  const { name, type, default: value, extension, vararg, out, ref } = parameter;
  const words = [extension && 'this', vararg && 'params', out && 'out', ref && 'ref'];
  const text = joined(...words.filter((word) => typeof word === 'string'), type, name);
  return value === undefined ? text : `${text} = ${value}`;
}

const parametersOf = (list: readonly CsharpParameter[]): string => list.map(parameterOf).join(', ');

/** The number of type arguments: `AbstractCollection` and `AbstractCollection<T>` are two types. */
function arityOf(type: string): number {
  let depth = 0;
  let count = 0;
  for (const char of type) {
    depth += char === '<' ? 1 : char === '>' ? -1 : 0;
    count += (char === '<' || char === ',') && depth === 1 ? 1 : 0;
  }
  return count;
}

const keyOf = (name: string, arity: number): string => `${name}/${arity}`;

/** Whether the method accepts middleware as a list of arguments. */
const acceptsMiddleware = (member: CsharpMember): boolean =>
  member.kind === 'method' &&
  member.parameters.some(({ vararg, type }) => vararg === true && type.startsWith('Middleware<'));

/** Generates C# sources with the signatures of the SDK and without its behavior. */
class StubWriter {
  private readonly byKey: ReadonlyMap<string, CsharpType>;
  private readonly namespaces: ReadonlySet<string>;

  constructor(
    private readonly api: CsharpApi,
    private readonly isIncluded: (member: CsharpMember) => boolean,
  ) {
    this.byKey = new Map(
      api.types.map((type) => [keyOf(type.name, type.typeParameters.length), type]),
    );
    this.namespaces = new Set([
      ...api.types.map((type) => type.package),
      ...Object.keys(api.external).map((name) => EXTERNAL.exec(name)?.[1] ?? ''),
    ]);
  }

  files(): string[] {
    const paths = new Set(this.api.types.map(({ file }) => file));
    const sources = [...paths].map((file) =>
      this.sourceOf(this.api.types.filter((type) => type.file === file)),
    );
    const opaque = Object.entries(this.api.external).map(([name, kind]) => {
      const [, namespace = '', outer, simple = ''] = EXTERNAL.exec(name) ?? [];
      const text = `public ${kind} ${simple} { }`;
      const nested = outer === undefined ? text : `public partial class ${outer} { ${text} }`;
      return `namespace ${namespace} { ${nested} }`;
    });
    return [...sources, [`internal sealed class ${GUARD} { }`, ...opaque].join('\n')];
  }

  /** Using directives stay above the namespace. Inside of it, `Secret.Secret` would mean another type. */
  private sourceOf(types: readonly CsharpType[]): string {
    const [first] = types;
    const usings = (first?.usings ?? []).flatMap((using) => this.usingOf(using));
    const declarations = types.filter(({ name }) => !name.includes('.'));
    const body = declarations.map((type) => this.typeOf(type)).join('\n');
    return `${usings.join('\n')}\nnamespace ${first?.package ?? ''} {\n${body}\n}\n`;
  }

  /** Leaves out namespaces that the stubs don't have. */
  private usingOf(using: string): string[] {
    const [, alias, target] = ALIAS.exec(using) ?? [];
    if (alias === undefined || target === undefined) {
      return this.namespaces.has(using) || SYSTEM.test(using) ? [`using ${using};`] : [];
    }
    const exists =
      target in this.api.external ||
      target.startsWith('System.') ||
      this.api.types.some((type) => `${type.package}.${type.name}` === target);
    return exists ? [`using ${alias} = global::${target};`] : [];
  }

  private baseClassOf(type: CsharpType): CsharpType | undefined {
    return type.extends
      .map((text) => this.byKey.get(keyOf(text.replace(/<.*/, ''), arityOf(text))))
      .find((base) => base?.kind === 'class');
  }

  /** The call of the constructor of the base class, if it has no default constructor. */
  private baseCallOf(type: CsharpType): string {
    const base = this.baseClassOf(type);
    if (base?.hiddenConstructors) {
      return ` : base(default(${GUARD}))`;
    }
    const constructor = base?.members.find((member) => member.kind === 'constructor');
    const args = constructor?.parameters.map((parameter) => `default(${parameter.type})`);
    return args ? ` : base(${args.join(', ')})` : '';
  }

  private memberOf(member: CsharpMember, type: CsharpType): string {
    if (member.kind === 'enumValue' || member.kind === 'invoke') {
      return '';
    }
    if (member.kind === 'constructor') {
      const parameters = parametersOf(member.parameters);
      return `public ${simpleName(type.name)}(${parameters})${this.baseCallOf(type)} { throw null; }`;
    }
    const isOpen = type.kind === 'interface';
    const words = isOpen ? [] : ['public', ...member.modifiers.filter((word) => word !== 'async')];
    const body = isOpen || member.modifiers.includes('abstract') ? ';' : ' { throw null; }';
    if (member.kind === 'method') {
      const { name, returns, typeParameters, parameters } = member;
      const head = `${name}${typeParametersOf(typeParameters)}(${parametersOf(parameters)})`;
      return `${joined(...words, returns, head)}${constraintsOf(typeParameters)}${body}`;
    }
    const head = joined(...words, member.type, member.name);
    if (member.kind === 'field') {
      return `${head}${member.value === undefined ? '' : ` = ${member.value}`};`;
    }
    const accessors = [member.get ? `get${body}` : '', member.set ? `set${body}` : ''];
    return `${head} { ${joined(...accessors)} }`;
  }

  private typeOf(type: CsharpType): string {
    const { kind, members, typeParameters } = type;
    const name = `${simpleName(type.name)}${typeParametersOf(typeParameters)}`;
    const constraints = constraintsOf(typeParameters);
    const [first] = members;
    if (first?.kind === 'invoke') {
      return `public delegate ${first.returns} ${name}(${parametersOf(first.parameters)})${constraints};`;
    }
    if (kind === 'enum') {
      return `public enum ${name} { ${members.map((member) => member.name).join(', ')} }`;
    }
    const guarded = `internal ${simpleName(type.name)}(${GUARD} stub)${this.baseCallOf(type)} { throw null; }`;
    const nested = this.api.types.filter(
      (one) => one.package === type.package && one.name.startsWith(`${type.name}.`),
    );
    const body = [
      ...(type.hiddenConstructors && kind === 'class' ? [guarded] : []),
      ...members.filter(this.isIncluded).map((member) => this.memberOf(member, type)),
      ...nested.map((one) => this.typeOf(one)),
    ];
    const bases = type.extends.length > 0 ? ` : ${type.extends.join(', ')}` : '';
    const head = joined('public', ...type.modifiers, kind, `${name}${bases}${constraints}`);
    return `${head} {\n${body.join('\n')}\n}`;
  }
}

/**
 * Generates C# sources with the signatures of the .NET SDK, in the C# that Mono's compiler accepts.
 * @param middleware whether to include the overloads that accept a list of middleware
 */
export const csharpStubs = (api: CsharpApi, { middleware }: { middleware: boolean }): string[] =>
  new StubWriter(api, (member) => middleware || !acceptsMiddleware(member)).files();
