import type { GoApi, SdkApi } from '@nitric-docs/nitric-facts/sdk-api';

/** Go's type checker reports the types that signatures use. */
type Type = Exclude<SdkApi, GoApi>['types'][number];

const boundsOf = (parameters: Type['typeParameters'] = []): string[] =>
  parameters.flatMap(({ bound }) => bound ?? []);

function typesInMember(member: Type['members'][number]): string[] {
  return [
    ...('type' in member ? [member.type] : []),
    ...('returns' in member ? [member.returns] : []),
    ...('receiver' in member && member.receiver ? [member.receiver] : []),
    ...('parameters' in member ? member.parameters.map(({ type }) => type) : []),
    ...('typeParameters' in member ? boundsOf(member.typeParameters) : []),
  ];
}

/**
 * Returns the types in the signatures of a type and its members: `Map<String, Bucket>`.
 * @param inHeader types that only this language has in the header of a type
 */
export const typesInSignatures = (type: Type, inHeader: readonly string[] = []): string[] => [
  ...type.extends,
  ...boundsOf(type.typeParameters),
  ...inHeader,
  ...type.members.flatMap(typesInMember),
];

/** Returns the names of type parameters, which aren't types: `T`. */
export const typeParameterNames = (type: Type): string[] =>
  [type, ...type.members]
    .flatMap((declaration) => ('typeParameters' in declaration ? declaration.typeParameters : []))
    .map(({ name }) => name);
