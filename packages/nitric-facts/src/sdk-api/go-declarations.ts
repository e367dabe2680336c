import path from 'node:path';
import { listAt, type Declaration, type Declarations } from './declaration';
import type { Sources } from './files';

const FUNCTION = /^func (?:\(\w+ \*?(?<owner>\w+)(?:\[.*?\])?\) )?(?<name>[A-Z]\w*)(?=\()/gm;
const INTERFACE = /(?<owner>\w+)(?:\[.*?\])? interface \{\n(?<members>(?:\t+.*\n|\n)*)/g;
const MEMBER = /^\t+(?<name>[A-Z]\w*)(?=\()/gm;
/** A variable that stands for a function of another package. */
const VARIABLE = /^\t?(?:var )?(?<name>\w+)\s+= (?<value>\w+\.[A-Z]\w*)$/gm;

/** The declaration whose parameters start at a position. Its types are written as in programs: `storage.EventType`. */
function declarationAt(text: string, start: number, pkg: string): Declaration {
  const { content, rest } = listAt(text, start);
  const [, returns = ''] = /^ ?(.*?)(?: \{.*)?$/m.exec(rest) ?? [];
  const written = (part: string): string =>
    part
      .replace(/,?\s*\n\s*/g, ' ')
      .trim()
      .replace(/(?<!\w|(?<!\.\.)\.)[A-Z]\w+/g, (type) => `${pkg}.${type}`);
  return { typeParameters: '', parameters: written(content), returns: written(returns) };
}

function addPackage(text: string, found: Declarations): void {
  const [, pkg = ''] = /^package (\w+)/m.exec(text) ?? [];
  const add = (
    owner: string | undefined,
    { 0: match, index, groups }: RegExpExecArray,
    from: string,
  ) => {
    const name = [pkg, owner, groups?.name].filter(Boolean).join('.');
    found.set(name, [declarationAt(from, index + match.length, pkg)]);
  };
  for (const { groups } of text.matchAll(INTERFACE)) {
    const { owner, members = '' } = groups ?? {};
    [...members.matchAll(MEMBER)].forEach((match) => add(owner, match, members));
  }
  [...text.matchAll(FUNCTION)].forEach((match) => add(match.groups?.owner, match, text));
}

/**
 * The declarations of the Go SDK. A variable with a function, such as `nitric.NewApi`, stands for the function.
 * @param sources by their path
 */
export function goDeclarations(sources: Sources): Declarations {
  const found: Declarations = new Map();
  sources.forEach((text) => addPackage(text, found));
  for (const [file, text] of sources) {
    for (const { groups } of text.matchAll(VARIABLE)) {
      const declarations = found.get(groups?.value ?? '');
      if (declarations) {
        found.set(`${path.posix.basename(path.posix.dirname(file))}.${groups?.name}`, declarations);
      }
    }
  }
  return found;
}
