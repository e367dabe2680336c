import type { Node } from 'web-tree-sitter';
import type { Program } from './program';
import type { Member } from './sdk-types';
import { describeType, isDartType, isNullable, UNKNOWN, type ClassType } from './types';
import type { DartType, NamedType } from './types';

/** Members of all objects and of all enums. */
const COMMON_MEMBERS = ['hashCode', 'runtimeType', 'toString', 'noSuchMethod'];
const ENUM_MEMBERS = ['name', 'index', 'values', 'byName'];
const FUTURE_MEMBERS = [
  ...['then', 'catchError', 'onError', 'whenComplete', 'timeout', 'asStream', 'ignore'],
];

/** Finds the member with a name. Reports a receiver without that member, or one that can be null. */
export function resolveMember(program: Program, receiver: DartType, name: Node): Member {
  const isObject = receiver.kind === 'class' || receiver.kind === 'named';
  return isObject && !COMMON_MEMBERS.includes(name.text)
    ? memberOf(program, receiver, name)
    : { type: UNKNOWN, readOnly: false };
}

function memberOf(program: Program, receiver: NamedType | ClassType, name: Node): Member {
  if (isNullable(receiver)) {
    const message = `${describeType(receiver)} can be null. Handle null before .${name.text}.`;
    program.report(name, 'unchecked_use_of_nullable_value', message);
  }
  if (isDartType(receiver, 'Future') && !FUTURE_MEMBERS.includes(name.text)) {
    const message = `${describeType(receiver)} has no member ${name.text}. Add await.`;
    program.report(name, 'undefined_member', message);
  }
  const members = program.types.membersOf(receiver);
  const found = members.get(name.text);
  const isEnum = receiver.declaration?.kind === 'enum';
  // An extension in the program can add members.
  const isOther = program.declares(name.text) || (isEnum && ENUM_MEMBERS.includes(name.text));
  if (receiver.declaration && !found && !isOther) {
    const accepted = [...members.keys()].filter((key) => key !== 'new').join(', ');
    const message = `${receiver.name} has no ${isEnum ? 'value' : 'member'} ${name.text}. Accepted: ${accepted}.`;
    program.report(name, 'undefined_member', message);
  }
  return found ?? { type: UNKNOWN, readOnly: false };
}
