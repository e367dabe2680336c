import type { DartApi } from '@nitric-docs/nitric-facts/sdk-api';
import { parseType } from './parse-type';
import { dartType, functionType, UNKNOWN } from './types';
import type { ApiType, ClassType, DartType, NamedType } from './types';

type ApiMember = ApiType['members'][number];

export interface Member {
  type: DartType;
  readOnly: boolean;
}

const isStatic = (member: ApiMember): boolean =>
  member.kind === 'enumValue' || member.kind === 'constructor' || member.static === true;

/** Name in messages, such as `Topic.publish()` or `ApiOptions()`. */
function describeFunction({ name, kind }: ApiMember, owner: ApiType): string {
  const hasNoName = kind === 'constructor' && name === 'new';
  return hasNoName ? `${owner.name}()` : `${owner.name}.${name}()`;
}

export class SdkTypes {
  private readonly byId: ReadonlyMap<string, ApiType>;

  constructor(private readonly api: DartApi) {
    this.byId = new Map(api.types.map((type) => [type.id, type]));
  }

  exportedType(name: string): ApiType | undefined {
    return this.api.types.find((type) => type.name === name && type.exported);
  }

  /** Whether the SDK has a type with this name, even if programs can't name it. */
  hasType(name: string): boolean {
    return this.api.types.some((type) => type.name === name);
  }

  /** The type of a value, or what a type alias stands for. */
  instanceOf(declaration: ApiType, args: readonly DartType[] = []): DartType {
    return declaration.alias === undefined
      ? { kind: 'named', name: declaration.name, declaration, args, nullable: false }
      : this.parse(declaration.alias, declaration, args);
  }

  /** Parses a type in the source file of a declaration whose type parameters have these types. */
  private parse(text: string, declaration: ApiType, args: readonly DartType[]): DartType {
    const { id, uses, typeParameters } = declaration;
    return parseType(text, (name, ownArgs) => {
      const index = typeParameters.findIndex((parameter) => parameter.name === name);
      if (index >= 0) {
        return args[index] ?? UNKNOWN;
      }
      const used = this.byId.get(uses?.[name] ?? `${id.split('#')[0]}#${name}`);
      return used ? this.instanceOf(used, ownArgs) : dartType(name, ownArgs);
    });
  }

  supertypesOf(type: NamedType): NamedType[] {
    const { declaration, args } = type;
    const bases = declaration?.extends.map((text) => this.parse(text, declaration, args)) ?? [];
    return [
      type,
      ...bases.flatMap((base) => (base.kind === 'named' ? this.supertypesOf(base) : [])),
    ];
  }

  /** The members of a value. Those of a class itself are static members, values of an enum, and constructors. */
  membersOf(receiver: NamedType | ClassType): ReadonlyMap<string, Member> {
    const isClass = receiver.kind === 'class';
    const owners = isClass ? [{ ...receiver, args: [] }] : this.supertypesOf(receiver).reverse();
    return new Map(
      owners.flatMap(({ declaration, args }) =>
        declaration
          ? declaration.members
              .filter((member) => isStatic(member) === isClass)
              .map((member) => [member.name, this.resolve(member, declaration, args)])
          : [],
      ),
    );
  }

  private resolve(member: ApiMember, owner: ApiType, args: readonly DartType[]): Member {
    switch (member.kind) {
      case 'enumValue':
        return { type: this.instanceOf(owner), readOnly: true };
      case 'property':
        return { type: this.parse(member.type, owner, args), readOnly: !member.set };
      case 'setter':
        return { type: UNKNOWN, readOnly: false };
      default: {
        const parameters = member.parameters.map((parameter) => ({
          name: parameter.name,
          type: this.parse(parameter.type, owner, args),
          named: parameter.named === true,
          required: parameter.named ? parameter.required === true : !parameter.optional,
        }));
        const returns =
          member.kind === 'constructor'
            ? this.instanceOf(owner)
            : this.parse(member.returns, owner, args);
        const name = describeFunction(member, owner);
        return { type: functionType(name, parameters, returns), readOnly: true };
      }
    }
  }
}
