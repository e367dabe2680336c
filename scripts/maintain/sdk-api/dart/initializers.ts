import type { DartMember, DartParameter, DartType } from './syntax';

type Constructor = Extract<DartMember, { kind: 'constructor' }>;

const isConstructor = (member: DartMember): member is Constructor => member.kind === 'constructor';

/** Finds the types of the constructor parameters that have none in the source: `this.name` and `super.name`. */
class InitializerTypes {
  readonly #types: Map<string, DartType>;

  constructor(types: readonly DartType[]) {
    this.#types = new Map(types.map((type) => [type.id, type]));
  }

  #baseOf(type: DartType): DartType | undefined {
    const [library] = type.id.split('#');
    return type.extends
      .map((base) => base.replace(/<.*/, ''))
      .map((name) => this.#types.get(type.uses?.[name] ?? `${library}#${name}`))
      .find((base) => base !== undefined);
  }

  /** Returns the type of a field of a class or of its base classes. */
  #fieldType(type: DartType | undefined, name: string): string | undefined {
    const field = type?.members.find((member) => member.name === name);
    if (!type || field?.kind === 'property') {
      return field?.kind === 'property' ? field.type : undefined;
    }
    return this.#fieldType(this.#baseOf(type), name);
  }

  /** Returns the type of the parameter of the base class to which `super.name` is passed. */
  #superType(
    type: DartType,
    parameter: DartParameter,
    siblings: DartParameter[],
  ): string | undefined {
    const base = this.#baseOf(type);
    const target = base?.members.filter(isConstructor).find(({ name }) => name === 'new');
    const positions = siblings.filter(({ from, named }) => from === 'super' && !named);
    const passedTo = parameter.named
      ? target?.parameters.find(({ name }) => name === parameter.name)
      : target?.parameters[positions.indexOf(parameter)];
    return base && target && passedTo && this.typeOf(base, target, passedTo);
  }

  typeOf(
    type: DartType,
    { parameters }: Constructor,
    parameter: DartParameter,
  ): string | undefined {
    switch (parameter.from) {
      case 'this':
        return this.#fieldType(type, parameter.name);
      case 'super':
        return this.#superType(type, parameter, parameters);
      default:
        return parameter.type;
    }
  }
}

/**
 * Adds the types of the parameters `this.name` and `super.name`. If the field isn't public, the type is `dynamic`, because
 * the data doesn't have such fields.
 * @param types all types of the SDK, with their `uses`
 */
export function resolveInitializers(types: readonly DartType[]): void {
  const initializers = new InitializerTypes(types);
  for (const type of types) {
    for (const constructor of type.members.filter(isConstructor)) {
      for (const parameter of constructor.parameters) {
        parameter.type = initializers.typeOf(type, constructor, parameter) ?? 'dynamic';
      }
    }
  }
}
