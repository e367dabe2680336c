import type { AnyNode, Element } from 'domhandler';
// htmlparser2 is faster than a spec-compliant parser, and built pages contain valid HTML.
import { DomUtils, parseDocument } from 'htmlparser2';
import { anchorOf, type SearchHeading, type SearchSectionText } from '../index-format';

/** The search data of one rendered page. */
export interface ExtractedPage {
  title: string;
  description: string;
  headings: SearchHeading[];
  /** The text above the first heading, then the text of each section. */
  texts: SearchSectionText[];
}

/** The part of an article that its author wrote. */
const MARKDOWN = /(?:^|\s)markdown(?:\s|$)/;
/** Elements without searchable text: heading links, buttons, tabs, images, and what the page collects from other pages. */
const NOT_TEXT: ReadonlySet<string> = new Set(['button', 'svg', 'script', 'style', 'template']);
const NOT_TEXT_ROLES: ReadonlySet<string> = new Set(['tablist', 'status']);
const COLLECTED = 'data-unsearched';
const LINK_OF_HEADING = /(?:^|\s)hash-link(?:\s|$)/;
const HEADINGS: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements that don't separate words. */
const INLINE: readonly string[] = 'a abbr b code em i kbd mark strong sub sup wbr'.split(' ');

function isFirstElement({ prev }: Element): boolean {
  let before = prev;
  while (before && before.type !== 'tag') {
    before = before.prev;
  }
  return !before;
}

/** A cell with a sentence describes something, such as a known issue of a function, so it doesn't define a name. */
const isSentence = (element: Element): boolean =>
  DomUtils.textContent(element).trim().endsWith('.');

/** Elements whose code is a defined name: the first column of a table, and property names. */
const isDefining = (element: Element): boolean =>
  element.name === 'dt' ||
  (element.name === 'th' && element.attribs.scope === 'row') ||
  (element.name === 'td' && isFirstElement(element) && !isSentence(element));

/** An identifier, a key or a dotted name in a sample: `getUploadUrl`, `ctx.req.params`, `min-instances`. */
const IDENTIFIER = /[\p{L}_$@][\p{L}\p{N}_$]*(?:[.-][\p{L}_$][\p{L}\p{N}_$]*)*/gu;
/** Shorter identifiers are mostly loop variables. In characters. */
const MIN_IDENTIFIER_LENGTH = 3;

interface Section {
  words: string[];
  code: string[];
  defined: string[];
}

const newSection = (): Section => ({ words: [], code: [], defined: [] });

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function identifiersOf(code: readonly string[]): string {
  const found = code.flatMap((text) => text.match(IDENTIFIER) ?? []);
  return [...new Set(found.filter((name) => name.length >= MIN_IDENTIFIER_LENGTH))].join(' ');
}

function textOf({ words, code, defined }: Section): SearchSectionText {
  const names = [...new Set(defined.filter(Boolean))].join('\n');
  const text = [tidy(words.join('')), identifiersOf(code)] as const;
  return names ? [...text, names] : [...text];
}

function withKeywords(texts: readonly SearchSectionText[], keywords: string): SearchSectionText[] {
  const [[content = '', code = '', defined = ''] = [], ...others] = texts;
  return keywords ? [[content, code, defined, keywords], ...others] : [...texts];
}

const isNotText = ({ name, attribs }: Element): boolean =>
  NOT_TEXT.has(name) ||
  NOT_TEXT_ROLES.has(attribs.role ?? '') ||
  attribs[COLLECTED] !== undefined ||
  LINK_OF_HEADING.test(attribs.class ?? '');

/** Reads an article in document order and starts a section at each heading, at any depth. */
class SectionReader {
  readonly headings: SearchHeading[] = [];
  readonly sections: Section[] = [newSection()];

  constructor(private readonly oneSection: boolean) {}

  /** @param defines whether code in the nodes is a defined name */
  read(nodes: readonly AnyNode[], defines = false): void {
    nodes.forEach((node) => this.readNode(node, defines));
  }

  private get section(): Section {
    return this.sections.at(-1) ?? newSection();
  }

  private readNode(node: AnyNode, defines: boolean): void {
    if (node.type === 'text') {
      this.section.words.push(node.data);
    } else if (node.type === 'tag') {
      this.readElement(node, defines);
    }
  }

  private readElement(element: Element, defines: boolean): void {
    if (element.name === 'h1') {
      return;
    }
    if (element.name === 'pre') {
      this.section.code.push(DomUtils.textContent(element));
      return;
    }
    if (HEADINGS.includes(element.name) && element.attribs.id && !this.oneSection) {
      this.startSection(element, element.attribs.id);
      return;
    }
    if (element.name === 'code' && defines) {
      this.define(element);
    }
    const space = INLINE.includes(element.name) ? '' : ' ';
    this.section.words.push(space);
    this.read(element.children, defines || isDefining(element));
    this.section.words.push(space);
  }

  private startSection(heading: Element, id: string): void {
    const text = tidy(DomUtils.textContent(heading));
    this.headings.push([text, anchorOf(text) === id ? '' : id, Number(heading.name.slice(1))]);
    this.sections.push(newSection());
    DomUtils.getElementsByTagName('code', heading.children).forEach((code) => this.define(code));
  }

  /** Accepts a single word, or a flag with its value (`--stack <stack>`). */
  private define(code: Element): void {
    const [name = '', ...rest] = tidy(DomUtils.textContent(code)).split(' ');
    if (rest.length === 0 || name.startsWith('-')) {
      this.section.defined.push(name);
    }
  }
}

const firstIn = (
  parent: { children: AnyNode[] } | null,
  matches: (element: Element) => boolean,
): Element | null => parent && DomUtils.findOne(matches, parent.children);

/** Returns the content of the last `<meta>` with a name. */
function metaReader(nodes: AnyNode[]): (name: string) => string {
  const all = DomUtils.getElementsByTagName('meta', nodes);
  return (name) =>
    tidy(all.filter(({ attribs }) => attribs.name === name).at(-1)?.attribs.content ?? '');
}

/** The name of a function, such as `Api.Get()`. */
export const isFunctionName = (text: string): boolean => /^[\w.]+\(\)$/.test(text);

/** Whether a page has a section for each of several functions. */
const hasSeveralFunctions = (markdown: Element): boolean =>
  DomUtils.getElementsByTagName('h2', markdown.children).some((heading) =>
    isFunctionName(tidy(DomUtils.textContent(heading))),
  );

/**
 * Extracts the search data of a built page, with one section for each heading with an anchor.
 * @param file path of the HTML file, for error messages
 * @param isFunction whether the page documents SDK functions. A page about one function is one section, because all of them have the
 * same headings.
 * @param keywords comma-separated keywords from the front matter
 * @throws an error that names the file if it has no article or no title
 */
export function extractPage(
  file: string,
  html: string,
  isFunction: boolean,
  keywords = '',
): ExtractedPage {
  const page = parseDocument(html);
  const article = firstIn(page, ({ name }) => name === 'article');
  const markdown = firstIn(article, ({ attribs }) => MARKDOWN.test(attribs.class ?? ''));
  const heading = firstIn(markdown, ({ name }) => name === 'h1');
  const title = heading ? tidy(DomUtils.textContent(heading)) : '';
  if (!markdown || !title) {
    throw new Error(
      `${file}: no title found. The page must have an <article> with a ".markdown" element that contains an <h1>.`,
    );
  }
  DomUtils.filter((node) => DomUtils.isTag(node) && isNotText(node), markdown.children).forEach(
    (element) => DomUtils.removeElement(element),
  );
  const reader = new SectionReader(isFunction && !hasSeveralFunctions(markdown));
  reader.read(markdown.children);
  const meta = metaReader(page.children);
  return {
    title,
    description: meta('description'),
    headings: reader.headings,
    texts: withKeywords(reader.sections.map(textOf), keywords),
  };
}
