import path from 'node:path';
import type { JvmApi } from '@nitric-docs/nitric-facts/sdk-api';

type KotlinType = JvmApi['types'][number];
type KotlinMember = KotlinType['members'][number];
type KotlinFunction = Extract<KotlinMember, { kind: 'function' }>;
type KotlinProperty = Extract<KotlinMember, { kind: 'property' }>;
type ConstructorParameter = NonNullable<KotlinType['construct']>['parameters'][number];

/** A class that only the stubs can create. It guards constructors that the SDK declares as `internal`. */
const GUARD = 'io.nitric.Stub';

/** The body and the arguments of stubs. Kotlin's standard function never returns, so it fits every type. */
const NO_VALUE = 'TODO()';

/** Keyword of each kind of type. */
const keywords = {
  class: 'class',
  'data class': 'data class',
  enum: 'enum class',
  object: 'object',
  interface: 'interface',
  'fun interface': 'fun interface',
  companion: 'companion object',
} as const;

const isInterface = ({ kind }: KotlinType): boolean => kind.includes('interface');

/** The name without the type that it is nested in. */
const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The package or the enclosing type of a full name. */
const qualifierOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf('.'), 0));

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

function typeParametersOf(list: KotlinType['typeParameters']): string {
  const texts = list.map(
    ({ name, bound, reified }) =>
      `${reified ? 'reified ' : ''}${name}${bound === undefined ? '' : ` : ${bound}`}`,
  );
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

function parameterOf({
  name,
  type,
  vararg,
  default: value,
}: KotlinFunction['parameters'][number]): string {
  return `${vararg ? 'vararg ' : ''}${name}: ${type}${value === undefined ? '' : ` = ${NO_VALUE}`}`;
}

/** A parameter of a constructor, which can declare a property. */
function constructorParameterOf(parameter: ConstructorParameter): string {
  const { property, visibility = 'public', override } = parameter;
  return property === undefined
    ? parameterOf(parameter)
    : joined(visibility, override ? 'override' : '', property, parameterOf(parameter));
}

/**
 * The parameters of the constructor in a stub. An `internal` constructor is public in class files, so Java could call it. Its
 * stub requires a {@link GUARD} and keeps only the parameters that declare public properties.
 */
function constructorParametersOf({ kind, construct }: KotlinType): ConstructorParameter[] {
  if (!construct) {
    return [];
  }
  if (construct.visibility === 'public' || kind === 'data class' || kind === 'enum') {
    return construct.parameters;
  }
  return [
    { name: 'stub', type: GUARD },
    ...construct.parameters.filter((one) => one.property && one.visibility === 'public'),
  ];
}

function functionOf(member: KotlinFunction, type: KotlinType): string {
  const { name, receiver, typeParameters, parameters, returns, modifiers } = member;
  const words = modifiers.filter((word) => word !== 'open');
  const called = receiver === undefined ? name : `${receiver}.${name}`;
  const list = parameters.map(parameterOf).join(', ');
  const head = joined(
    ...words,
    'fun',
    typeParametersOf(typeParameters),
    `${called}(${list}): ${returns}`,
  );
  return modifiers.includes('abstract') || isInterface(type) ? head : `${head} = ${NO_VALUE}`;
}

function propertyOf({ name, type, mutable, modifiers }: KotlinProperty, owner: KotlinType): string {
  const words = modifiers.filter((word) => word !== 'const');
  const head = joined(...words, mutable ? 'var' : 'val', `${name}: ${type}`);
  if (modifiers.includes('abstract') || isInterface(owner)) {
    return head;
  }
  return `${head} get() = ${NO_VALUE}${mutable ? '\n    set(value) {}' : ''}`;
}

function enumValuesOf(type: KotlinType): string {
  const values = type.members.filter(({ kind }) => kind === 'enumValue');
  const args = constructorParametersOf(type).map(() => NO_VALUE);
  const call = args.length > 0 ? `(${args.join(', ')})` : '';
  return values.length > 0 ? `${values.map(({ name }) => `${name}${call}`).join(', ')};` : '';
}

/** Generates Kotlin sources with the signatures of the SDK and without its behavior. */
class StubWriter {
  private readonly byName: ReadonlyMap<string, KotlinType>;

  constructor(private readonly api: JvmApi) {
    this.byName = new Map(api.types.map((type) => [type.name, type]));
  }

  /** Sources by path, relative to the source root. */
  files(): Map<string, string> {
    const types = this.api.types.filter(({ name }) => !name.includes('.'));
    const paths = new Set(types.map(({ file }) => file));
    return new Map([
      ...[...paths].map((file) => this.sourceOf(types.filter((type) => type.file === file))),
      ...this.api.external.map((name) => this.opaqueClass(name)),
      ['io/nitric/Stub.kt', 'package io.nitric\n\ninternal class Stub\n'],
    ]);
  }

  private opaqueClass(name: string): [string, string] {
    const text = `package ${qualifierOf(name)}\n\nclass ${simpleName(name)} private constructor()\n`;
    return [`${name.replaceAll('.', '/')}.kt`, text];
  }

  /** The source file of the types that the SDK declares together. */
  private sourceOf(types: readonly KotlinType[]): [string, string] {
    const [{ file, package: packageName } = { file: '', package: '' }] = types;
    const used = types
      .flatMap((type) => [type, ...this.nestedIn(type, { deep: true })])
      .flatMap(({ uses = {} }) => Object.values(uses));
    const imports = [...new Set(used)].sort().map((name) => `import ${name}`);
    const declarations = types.map((type) =>
      type.kind === 'file' ? this.membersOf(type).join('\n') : this.typeOf(type),
    );
    const text = [`package ${packageName}`, ...imports, ...declarations].join('\n');
    return [
      path.posix.join(packageName.replaceAll('.', '/'), path.posix.basename(file)),
      `${text}\n`,
    ];
  }

  private nestedIn(
    { name, package: packageName }: KotlinType,
    { deep }: { deep: boolean },
  ): KotlinType[] {
    return this.api.types.filter(
      (type) =>
        type.package === packageName &&
        (deep ? type.name.startsWith(`${name}.`) : qualifierOf(type.name) === name),
    );
  }

  /** The base types, with arguments for the constructor of a base class. */
  private basesOf(type: KotlinType): string {
    const bases = type.extends.map((text) => {
      const base = this.byName.get(text.replace(/<.*/, ''));
      return base && !isInterface(base)
        ? `${text}(${constructorParametersOf(base)
            .map(() => NO_VALUE)
            .join(', ')})`
        : text;
    });
    return bases.length > 0 ? ` : ${bases.join(', ')}` : '';
  }

  private constructorOf(type: KotlinType): string {
    if (!type.construct || type.kind === 'object') {
      return '';
    }
    const { visibility } = type.construct;
    const parameters = constructorParametersOf(type).map(constructorParameterOf).join(', ');
    const isPlain = type.kind === 'enum' || visibility === 'public';
    return `${isPlain ? '' : ` ${visibility} constructor`}(${parameters})`;
  }

  private membersOf(type: KotlinType): string[] {
    return type.members.flatMap((member) => {
      if (member.kind === 'enumValue') {
        return [];
      }
      return member.kind === 'property' ? [propertyOf(member, type)] : [functionOf(member, type)];
    });
  }

  private typeOf(type: KotlinType): string {
    const keyword = type.kind === 'file' ? '' : keywords[type.kind];
    const name = type.kind === 'companion' ? '' : simpleName(type.name);
    const head = joined(
      ...type.modifiers,
      keyword,
      `${name}${typeParametersOf(type.typeParameters)}`,
    );
    const nested = this.nestedIn(type, { deep: false }).map((one) => this.typeOf(one));
    const body = [enumValuesOf(type), ...this.membersOf(type), ...nested].filter(Boolean);
    return `${head}${this.constructorOf(type)}${this.basesOf(type)} {\n${body.join('\n')}\n}`;
  }
}

/**
 * Generates Kotlin sources with the signatures of the JVM SDK. The Kotlin compiler turns them into the class files that Java and
 * Kotlin samples see, including `INSTANCE`, `Companion`, default arguments, and the `copy()` of data classes.
 * @returns the sources by path, relative to the source root
 */
export const jvmStubs = (api: JvmApi): Map<string, string> => new StubWriter(api).files();
