import type { DocumentedSymbol, PageParameter } from '../config';
import type { ApiSymbol, Parameter } from '@nitric-docs/nitric-facts/sdk-api';
import { callGaps, describedNames, type TableCall } from './calls';
import type { Reasons } from './reasons';

export interface ReferencePage extends DocumentedSymbol {
  file: string;
}

export interface Gap {
  file: string;
  line: number;
  message: string;
}

/** Splits a union at its outermost level. `A | B<C | D>` has two members. */
function unionMembers(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const char of type.replace(/\s+/g, '')) {
    depth += '<({['.includes(char) ? 1 : 0;
    depth -= '>)}]'.includes(char) ? 1 : 0;
    if (char === '|' && depth === 0) {
      members.push('');
    } else {
      members[members.length - 1] += char;
    }
  }
  return members.filter((member) => member !== '');
}

/** Compares types without regard to spaces and the order of union members. */
const sameType = (a: string, b: string): boolean =>
  unionMembers(a).sort().join('|') === unionMembers(b).sort().join('|');

/**
 * Combines overloads into one list of parameters, in the order of their first appearance. A parameter that differs only in its
 * type, such as `enqueue(messages: T[])` and `enqueue(messages: T)`, accepts the union.
 */
function combinedOverloads(overloads: readonly Parameter[][]): Parameter[] {
  const combined = new Map<string, Parameter>();
  for (const parameter of overloads.flat()) {
    const known = combined.get(parameter.name);
    const types = known ? [...unionMembers(known.type), ...unionMembers(parameter.type)] : [];
    combined.set(
      parameter.name,
      known ? { ...known, type: [...new Set(types)].join(' | ') } : parameter,
    );
  }
  return [...combined.values()];
}

function parameterGap(onPage: PageParameter, declared: Parameter): string | undefined {
  const { name, type, required, rest } = declared;
  // Methods of Go interfaces can have parameters without names.
  if (name !== '' && onPage.name !== name) {
    return `parameter "${onPage.name}" is called "${name}" in the declaration`;
  }
  if (!sameType(onPage.type, type)) {
    return `parameter "${name}" has the type "${onPage.type}", but "${type}" in the declaration`;
  }
  if (!rest && onPage.required !== required) {
    return `parameter "${name}" is marked as ${onPage.required ? 'required' : 'optional'}, but ${required ? 'required' : 'optional'} in the declaration`;
  }
  return undefined;
}

function overloadGaps(page: ReferencePage, declared: readonly Parameter[]): Gap[] {
  const { file, parameters = [], parametersLine } = page;
  const differing = parameters.map((onPage, index) => {
    const expected = declared[index];
    const message = expected
      ? parameterGap(onPage, expected)
      : `parameter "${onPage.name}" is not in the declaration`;
    return message === undefined ? [] : [{ file, line: onPage.line, message: `${message}.` }];
  });
  const missing = declared.slice(parameters.length).map(({ name, type }) => ({
    file,
    line: parametersLine,
    message: `parameter "${name}" (${type}) of the declaration is missing.`,
  }));
  return [...differing.flat(), ...missing];
}

/** A page can describe all overloads together, in any order of two, or one of them. Returns the gaps of the closest match. */
function parameterGaps(page: ReferencePage, { name, overloads }: ApiSymbol): Gap[] {
  if (page.parameters === undefined) {
    if (overloads.some((overload) => overload.length === 0)) {
      return [];
    }
    const message = `the page about ${name} has no section "## Parameters". Add it.`;
    return [{ file: page.file, line: page.symbolLine, message }];
  }
  const combined = [overloads, [...overloads].reverse()].map(combinedOverloads);
  const candidates = [...combined, ...overloads].map((overload) => overloadGaps(page, overload));
  return candidates.sort((a, b) => a.length - b.length)[0] ?? [];
}

function pageGaps({ pages, symbols, reasons, release }: Comparison): Gap[] {
  return pages.flatMap((page, index) => {
    const { file, symbol: name, symbolLine: line } = page;
    const first = pages.findIndex((other) => other.symbol === name);
    const repeated =
      first === index
        ? []
        : [{ file, line, message: `symbol "${name}" already has a page: ${pages[first]?.file}.` }];
    const symbol = symbols.find((one) => one.name === name);
    if (symbol) {
      return [...repeated, ...(symbol.kind === 'class' ? [] : parameterGaps(page, symbol))];
    }
    return reasons.notInRelease.includes(name)
      ? repeated
      : [...repeated, { file, line, message: `symbol "${name}" does not exist in ${release}.` }];
  });
}

const lastOf = (name: string): string => name.split('.').at(-1) ?? name;

const covers = (pattern: string, name: string): boolean =>
  pattern === name || (pattern.endsWith('.*') && `${name}.`.startsWith(pattern.slice(0, -1)));

const documentedIn = ({ pages, calls, symbols }: Comparison): string[] => [
  ...pages.map(({ symbol }) => symbol),
  ...describedNames(calls, symbols),
];

/** A class is also documented if one of its methods is, or if the signature of a call in a table mentions it. */
const isDocumented = (
  { name, kind }: ApiSymbol,
  documented: readonly string[],
  calls: readonly TableCall[],
): boolean =>
  documented.some(
    (symbol) => symbol === name || (kind === 'class' && symbol.startsWith(`${name}.`)),
  ) ||
  (kind === 'class' &&
    calls.some(({ signature }) => signature.split(/\W+/).includes(lastOf(name))));

export interface Comparison {
  pages: readonly ReferencePage[];
  /** The calls in tables of pages about resources. They stand for the page of their symbol. */
  calls: readonly TableCall[];
  symbols: readonly ApiSymbol[];
  reasons: Reasons;
  release: string;
  /** Folder of the pages. Gaps that concern no single page refer to it. */
  folder: string;
  /** Returns the text of a page in that folder, or undefined if the page doesn't exist. */
  textOf: (page: string) => string | undefined;
}

function missingPages(comparison: Comparison): Gap[] {
  const { symbols, calls, reasons, release, folder } = comparison;
  const documented = documentedIn(comparison);
  const exempt = reasons.undocumented.flatMap((entry) => entry.symbols);
  const accepted =
    calls.length > 0
      ? 'a row to a table with the column "Call"'
      : 'one with the front matter "symbol: …"';
  return symbols
    .filter((symbol) => !isDocumented(symbol, documented, calls))
    .filter(({ name }) => !exempt.some((pattern) => covers(pattern, name)))
    .map(({ name, kind }) => ({
      file: folder,
      line: 1,
      message: `the ${kind} "${name}" of ${release} has no page. Add ${accepted.replace('…', name)}, or a reason to tests/reference/reasons.yaml.`,
    }));
}

function staleReasons(comparison: Comparison): Gap[] {
  const { symbols, reasons, release, folder } = comparison;
  const documented = new Set(documentedIn(comparison));
  const publicNames = symbols.map(({ name }) => name);
  const unneeded = reasons.undocumented
    .flatMap((entry) => entry.symbols)
    .flatMap((pattern) => {
      const names = publicNames.filter((name) => covers(pattern, name));
      if (names.length === 0) {
        return [`the reason for "${pattern}" doesn't match any symbol of ${release}`];
      }
      const page = names.find((name) => documented.has(name));
      return page === undefined
        ? []
        : [`the reason for "${pattern}" is obsolete: ${page} has a page`];
    });
  const wrong = reasons.notInRelease
    .filter((name) => publicNames.includes(name))
    .map((name) => `the reason for "${name}" is obsolete: ${release} contains it`);
  return [...unneeded, ...wrong].map((message) => ({
    file: folder,
    line: 1,
    message: `${message}.`,
  }));
}

/** Whether a page mentions a method as `options(...)` or as inline code. */
function describes(text: string | undefined, symbol: string): boolean {
  const name = lastOf(symbol);
  return text !== undefined && (text.includes(`${name}(`) || text.includes(`\`${name}\``));
}

function brokenReferences({ symbols: declared, reasons, folder, textOf }: Comparison): Gap[] {
  // Pages about the members of a class don't have to mention the class.
  const classes = declared.flatMap(({ name, kind }) => (kind === 'class' ? [name] : []));
  return reasons.undocumented.flatMap(({ page, symbols }) => {
    if (page === undefined) {
      return [];
    }
    const text = textOf(page);
    return symbols
      .filter((symbol) => !classes.includes(symbol) && !describes(text, symbol))
      .map((symbol) => ({
        file: `${folder}/${page}`,
        line: 1,
        message: `the page doesn't describe "${symbol}". Describe it, or correct the reason why the symbol has no page.`,
      }));
  });
}

/** The calls without those that a reason excuses, because only another release has them. */
const callsOfRelease = ({ calls, reasons }: Comparison): TableCall[] =>
  calls.filter(({ name }) => !reasons.notInRelease.includes(name));

export const compareReference = (comparison: Comparison): Gap[] => [
  ...pageGaps(comparison),
  ...callGaps(callsOfRelease(comparison), comparison.symbols, comparison.release),
  ...missingPages(comparison),
  ...staleReasons(comparison),
  ...brokenReferences(comparison),
];
