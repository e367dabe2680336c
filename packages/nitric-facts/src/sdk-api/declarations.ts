import fs from 'node:fs';
import type { SdkId } from '../releases';
import { readDartApi } from '.';
import { listAt, type Declaration, type Declarations } from './declaration';
import { goSources, nodeDeclarationsOf, readInterface, stubFilesOf } from './files';
import { goDeclarations } from './go-declarations';
import { pythonDeclarations } from './python-declarations';
import type { DartApi } from './schemas';
import { typescriptDeclarations } from './typescript-declarations';

type DartMember = Extract<DartApi['types'][number]['members'][number], { kind: 'method' }>;

function dartParameters({ parameters }: DartMember): string {
  const textOf = ({ name, type, required, default: value }: (typeof parameters)[number]): string =>
    `${required ? 'required ' : ''}${type} ${name}${value === undefined ? '' : ` = ${value}`}`;
  const group = (texts: string[], brackets: string): string[] =>
    texts.length === 0 ? [] : [`${brackets.charAt(0)}${texts.join(', ')}${brackets.charAt(1)}`];
  return [
    ...parameters.filter(({ named, optional }) => !named && !optional).map(textOf),
    ...group(parameters.filter(({ optional }) => optional).map(textOf), '[]'),
    ...group(parameters.filter(({ named }) => named).map(textOf), '{}'),
  ].join(', ');
}

function dartDeclarations({ types }: DartApi): Declarations {
  const found: Declarations = new Map();
  for (const { kind, name: owner, members } of types) {
    for (const member of members) {
      if (member.kind === 'method') {
        const name = kind === 'function' ? member.name : `${owner}.${member.name}`;
        const declaration = {
          typeParameters: '',
          parameters: dartParameters(member),
          returns: member.returns,
        };
        found.set(name, [...(found.get(name) ?? []), declaration]);
      }
    }
  }
  return found;
}

const TYPE = /\b(?:class|object|interface) (\w+)/;

/** How a stub of a language declares a function: a pattern that ends at the parameters, and where its name and return type are. */
const stubPatterns = {
  jvm: /\bfun (?:(?<typeParameters><.*?>) )?(?<name>\w+)(?=\()/,
  csharp:
    /\bpublic (?:(?:static|virtual|override|async) )*(?<returns>[\w<>[\], ?.]+) (?<name>\w+)(?<typeParameters><[\w, ]+>)?(?=\()/,
} as const;

/** The function that a line of a stub declares, if it declares one. */
function stubIn(
  line: string,
  sdk: keyof typeof stubPatterns,
): { name: string; declaration: Declaration } | undefined {
  const match = stubPatterns[sdk].exec(line);
  if (!match?.groups) {
    return undefined;
  }
  const { name = '', typeParameters = '', returns: before } = match.groups;
  const { content, rest } = listAt(line, match.index + match[0].length);
  const returns = before ?? /^: (.+) = TODO\(\)/.exec(rest)?.[1] ?? '';
  return {
    name,
    declaration: {
      typeParameters,
      parameters: content.replaceAll('TODO()', '…'),
      returns: returns === 'Unit' ? '' : returns,
    },
  };
}

/** The functions in the stubs of the JVM and .NET SDKs, which have one declaration per line. */
function stubDeclarations(sdk: keyof typeof stubPatterns): Declarations {
  const found: Declarations = new Map();
  for (const file of stubFilesOf(sdk)) {
    let owner = '';
    for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
      const stub = stubIn(line, sdk);
      if (stub) {
        const name = `${owner}.${stub.name}`;
        found.set(name, [...(found.get(name) ?? []), stub.declaration]);
      } else {
        owner = TYPE.exec(line)?.[1] ?? owner;
      }
    }
  }
  return found;
}

/** Reads the declarations of a version. Undefined if its interface isn't stored. */
function read(sdk: SdkId, version: string): Declarations | undefined {
  switch (sdk) {
    case 'nodejs': {
      const file = nodeDeclarationsOf(version);
      return file === undefined ? undefined : typescriptDeclarations(file);
    }
    case 'python': {
      const stubs = readInterface('python', version);
      return stubs === undefined ? undefined : pythonDeclarations(stubs);
    }
    case 'go': {
      const sources = goSources(version);
      return sources && goDeclarations(sources);
    }
    case 'dart':
      return dartDeclarations(readDartApi(version));
    case 'jvm':
    case 'csharp':
      return stubDeclarations(sdk);
  }
}

const cache = new Map<string, Declarations | undefined>();

/**
 * How a version of an SDK declares a function, with one declaration for each overload. Empty if it doesn't declare it, and undefined if
 * its interface isn't stored.
 */
export function declarationsOf(
  sdk: SdkId,
  version: string,
  symbol: string,
): readonly Declaration[] | undefined {
  const key = `${sdk} ${version}`;
  const declarations = cache.has(key) ? cache.get(key) : read(sdk, version);
  cache.set(key, declarations);
  return declarations && (declarations.get(symbol) ?? []);
}
