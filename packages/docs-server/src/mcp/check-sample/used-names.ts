import type ts from 'typescript';
import type { UsedName } from './contract';

type TypeScript = typeof ts;

/** The most names of a problem. Those further away explain less. */
const MOST_NAMES = 8;

/** The smallest node that contains a position. */
function nodeAt(typescript: TypeScript, source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) <= position && position < node.getEnd()) {
      found = node;
      typescript.forEachChild(node, visit);
    }
  };
  typescript.forEachChild(source, visit);
  return found;
}

/** The names of a type, of its parts, and of its base classes. */
function namesOfType(type: ts.Type): string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const bases = type.isClassOrInterface() ? (type.getBaseTypes() ?? []) : [];
  const names = [type.aliasSymbol?.name, type.symbol?.name].filter((name) => name !== undefined);
  return [...names, ...[...parts, ...bases].flatMap(namesOfType)];
}

/** The members and calls of an expression from the outside in: `allow` and `bucket` in `bucket('a').allow('read')`. */
function namesIn(typescript: TypeScript, checker: ts.TypeChecker, node: ts.Node): UsedName[] {
  if (typescript.isCallExpression(node)) {
    return namesIn(typescript, checker, node.expression);
  }
  if (typescript.isPropertyAccessExpression(node)) {
    const owners = [...new Set(namesOfType(checker.getTypeAtLocation(node.expression)))];
    const isMember = checker.getSymbolAtLocation(node.name) !== undefined;
    return [
      { name: node.name.text, owners, isMember },
      ...namesIn(typescript, checker, node.expression),
    ];
  }
  return typescript.isIdentifier(node) ? [{ name: node.text, owners: [], isMember: false }] : [];
}

/** The calls and members around a position, the closest first, with the types that have the members. */
export function usedNames(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  position: number,
): UsedName[] {
  const names: UsedName[] = [];
  let node = nodeAt(typescript, source, position);
  while (node !== source && names.length < MOST_NAMES) {
    names.push(...namesIn(typescript, checker, node));
    node = node.parent;
  }
  const keys = names.map(({ name, owners }) => [name, ...owners].join());
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index).slice(0, MOST_NAMES);
}
