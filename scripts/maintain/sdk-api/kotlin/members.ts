import type { Node } from 'web-tree-sitter';
import type { SourceFile } from '../source-files';
import { childOf, childrenOf, flag, lineOf, oneLine, textOf, tokensOf } from '../syntax-tree';
import type { InferredTypes } from './inferred-types';
import { inferType } from './return-type';
import {
  isType,
  memberNameOf,
  modifiersOf,
  nameOf,
  parametersOf,
  reportUnreadParts,
  thrownIn,
  typeOf,
  typeParametersOf,
  visibilityOf,
  type KotlinType,
} from './syntax';

type Member = KotlinType['members'][number];
type FunctionMember = Extract<Member, { kind: 'function' }>;

/** What a member is read with. */
export interface MemberContext {
  file: SourceFile;
  /** The name of the type, which precedes the name of the member in messages: `ApiOptions.Builder`. */
  owner: string;
  /** The type of `this`. */
  receiver?: string;
  inferred: InferredTypes;
}

const FUNCTION_MODIFIERS = /^(?:abstract|open|override|suspend|inline|operator|infix|@Jvm\w+)/;
const PROPERTY_MODIFIERS = /^(?:abstract|open|override|const|lateinit|@Jvm)/;

function reportMissingType(node: Node, key: string, { file }: MemberContext): void {
  file.report(
    lineOf(node),
    `the source has no type for ${key}. Add ${key} with the type that the compiler infers to "members" in scripts/maintain/sdk-api/kotlin/inferred-types.json.`,
  );
}

function returnTypeOf(
  node: Node,
  declared: string | undefined,
  context: MemberContext,
): Pick<FunctionMember, 'returns' | 'returnsFrom'> {
  const body = childOf(node, 'function_body');
  const hasExpression = tokensOf(body)[0]?.type === '=';
  if (declared !== undefined || !hasExpression) {
    return { returns: declared ?? 'Unit' };
  }
  const key = `${context.owner}.${nameOf(node)}`;
  const override = context.inferred.find('members', key);
  if (override !== undefined) {
    return { returns: override, returnsFrom: 'override' };
  }
  const returns = inferType(childOf(body), context.receiver, context.inferred);
  if (returns === undefined) {
    reportMissingType(node, key, context);
  }
  return { returns: returns ?? 'Unit', returnsFrom: 'body' };
}

export function functionOf(node: Node, context: MemberContext): FunctionMember {
  reportUnreadParts(node, context.file);
  const children = childrenOf(node);
  const nameAt = children.findIndex(({ type }) => type === 'simple_identifier');
  const parametersAt = children.findIndex(({ type }) => type === 'function_value_parameters');
  // A type before the name is the one that an extension function extends.
  const receiver = children.slice(0, nameAt).find(isType);
  const returned = children.slice(parametersAt).find(isType);
  return {
    kind: 'function',
    name: nameOf(node),
    line: lineOf(node),
    receiver: receiver && oneLine(receiver.text),
    typeParameters: typeParametersOf(node),
    parameters: parametersOf(children[parametersAt]),
    ...returnTypeOf(node, returned && oneLine(returned.text), context),
    nullable: flag(returned?.type === 'nullable_type'),
    modifiers: modifiersOf(node).filter((word) => FUNCTION_MODIFIERS.test(word)),
    throws: thrownIn(childOf(node, 'function_body')),
  };
}

/** Returns the setter of a property. The grammar puts it next to the property if it is on a separate line. */
function setterOf(property: Node): Node | undefined {
  const inside = childOf(property, 'setter');
  let next = property.nextNamedSibling;
  while (next?.type === 'getter' || next?.type.endsWith('comment')) {
    next = next.nextNamedSibling;
  }
  return inside ?? (next?.type === 'setter' ? next : undefined);
}

export function propertyOf(
  node: Node,
  context: MemberContext,
): Extract<Member, { kind: 'property' }> {
  reportUnreadParts(node, context.file);
  const variable = childOf(node, 'variable_declaration');
  const name = memberNameOf(node);
  const key = `${context.owner}.${name}`;
  const type = typeOf(variable) ?? context.inferred.find('members', key);
  if (type === undefined) {
    reportMissingType(node, key, context);
  }
  const setter = setterOf(node);
  return {
    kind: 'property',
    name,
    line: lineOf(node),
    type: type ?? 'Any',
    mutable:
      textOf(node, 'binding_pattern_kind') === 'var' &&
      (setter === undefined || visibilityOf(setter) === 'public'),
    modifiers: modifiersOf(node).filter((word) => PROPERTY_MODIFIERS.test(word)),
  };
}
