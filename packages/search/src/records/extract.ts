import type { Heading, Nodes, Parents, Root, Table, TableCell } from 'mdast';
import { anchorOf, type SearchHeading, type SearchSectionText } from '../index-format';

/** What a part of a page is for search. Parts without it are text. */
export interface SearchHint {
  /** `skip`: not searched. `term`: starts with the name that the part defines. */
  search?: 'skip' | 'term';
  /** Other calls that code in a table of calls defines, with its parameters. */
  calls?: readonly string[];
}

/** What search knows about a page from its content. */
export interface ExtractedPage {
  headings: SearchHeading[];
  /** The text above the first heading, then the text of each section. */
  texts: SearchSectionText[];
}

/** Nodes that don't separate words. */
const INLINE: ReadonlySet<string> = new Set(
  'delete emphasis inlineCode link strong text'.split(' '),
);

/** An identifier, a key or a dotted name in a sample: `getUploadUrl`, `ctx.req.params`, `min-instances`. */
const IDENTIFIER = /[\p{L}_$@][\p{L}\p{N}_$]*(?:[.-][\p{L}_$][\p{L}\p{N}_$]*)*/gu;
/** The start of a call. */
const CALL = /^([\p{L}_][\p{L}\p{N}_.]*)(?:<[^<>()]*>)?\(/u;
/** Shorter identifiers are mostly loop variables. In characters. */
const MIN_IDENTIFIER_LENGTH = 3;

interface Section {
  words: string[];
  code: string[];
  defined: string[];
}

const newSection = (): Section => ({ words: [], code: [], defined: [] });

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textIn = (node: Nodes): string =>
  'children' in node ? node.children.map(textIn).join('') : 'value' in node ? node.value : '';

function identifiersOf(code: readonly string[]): string {
  const found = code.flatMap((text) => text.match(IDENTIFIER) ?? []);
  return [...new Set(found.filter((name) => name.length >= MIN_IDENTIFIER_LENGTH))].join(' ');
}

function textOf({ words, code, defined }: Section): SearchSectionText {
  const names = [...new Set(defined.filter(Boolean))].join('\n');
  const text = [tidy(words.join('')), identifiersOf(code)] as const;
  return names ? [...text, names] : [...text];
}

const hintOf = ({ data }: Nodes): SearchHint['search'] => (data as SearchHint | undefined)?.search;

/** A cell with a sentence describes something, such as a known issue of a function, so it doesn't define a name. */
const isSentence = (cell: TableCell): boolean => textIn(cell).trim().endsWith('.');

/** Whether the first column of a table has the heading "Call". */
const isTableOfCalls = ({ children: [header] }: Table): boolean =>
  header?.children[0] !== undefined && textIn(header.children[0]).trim() === 'Call';

const idOf = ({ data }: Heading): string | undefined =>
  data && 'hProperties' in data ? (data.hProperties as { id?: string } | undefined)?.id : undefined;

/** Reads the content of a page in order, and starts a section at each heading with an anchor, at any depth. */
class SectionReader {
  readonly headings: SearchHeading[] = [];
  readonly sections: Section[] = [newSection()];

  /** Whether the last table describes the calls of a resource. */
  private listsCalls = false;

  constructor(private readonly oneSection: boolean) {}

  /** @param defines whether code in the node is a defined name */
  read(node: Nodes, defines = false): void {
    if (hintOf(node) === 'skip') {
      return;
    }
    const id = node.type === 'heading' && !this.oneSection ? idOf(node) : undefined;
    if (node.type === 'code') {
      this.section.code.push(node.value);
    } else if (node.type === 'heading' && id !== undefined) {
      this.startSection(node, id);
    } else {
      this.readText(node, defines);
    }
  }

  private get section(): Section {
    return this.sections.at(-1) ?? newSection();
  }

  private readText(node: Nodes, defines: boolean): void {
    const space = INLINE.has(node.type) ? '' : ' ';
    this.section.words.push(space);
    if (node.type === 'text' || node.type === 'inlineCode') {
      this.section.words.push(node.value);
    }
    if (node.type === 'inlineCode' && defines) {
      const { calls = [] } = (node.data ?? {}) as SearchHint;
      [node.value, ...calls].forEach((code) => this.define(code));
    }
    if ('children' in node) {
      this.readChildren(node, defines);
    }
    this.section.words.push(space);
  }

  private readChildren(parent: Parents, defines: boolean): void {
    const isTerm = hintOf(parent) === 'term';
    this.listsCalls = parent.type === 'table' ? isTableOfCalls(parent) : this.listsCalls;
    for (const [index, child] of parent.children.entries()) {
      const isFirst = index === 0;
      const isName = child.type === 'tableCell' && isFirst && !isSentence(child);
      this.read(child, defines || isName || (isTerm && isFirst));
    }
  }

  private startSection(heading: Heading, id: string): void {
    const text = tidy(textIn(heading));
    this.headings.push([text, anchorOf(text) === id ? '' : id, heading.depth]);
    this.sections.push(newSection());
    this.defineCodeIn(heading);
  }

  private defineCodeIn(node: Nodes): void {
    if (node.type === 'inlineCode') {
      this.define(node.value);
    } else if ('children' in node) {
      node.children.forEach((child) => this.defineCodeIn(child));
    }
  }

  /** Accepts a single word, a flag with its value (`--stack <stack>`), or a call in a table of calls (`File.write(body: String)`). */
  private define(code: string): void {
    const [, call] = (this.listsCalls && CALL.exec(code)) || [];
    const [name = '', ...rest] = call === undefined ? tidy(code).split(' ') : [`${call}()`];
    if (rest.length === 0 || name.startsWith('-')) {
      this.section.defined.push(name);
    }
  }
}

/** The name of a function, such as `Api.Get()`. */
export const isFunctionName = (text: string): boolean => /^[\w.]+\(\)$/.test(text);

/** Whether a page has a section for each of several functions. */
const hasSeveralFunctions = (node: Nodes): boolean =>
  node.type === 'heading'
    ? node.depth === 2 && isFunctionName(tidy(textIn(node)))
    : 'children' in node && node.children.some(hasSeveralFunctions);

/**
 * Extracts what search knows about a page, with one section for each heading with an anchor.
 * @param content the page without its title, as plain Markdown with hints
 * @param isFunction whether the page documents SDK functions. A page about one function is one section, because all of them have the
 * same headings.
 */
export function extractPage(content: Root, isFunction: boolean): ExtractedPage {
  const reader = new SectionReader(isFunction && !hasSeveralFunctions(content));
  reader.read(content);
  return { headings: reader.headings, texts: reader.sections.map(textOf) };
}
