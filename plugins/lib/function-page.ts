import type { Heading, Nodes, Parent, Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import * as z from 'zod';
import { attributeOf, type JsxElement } from './jsx-attributes';

export interface PageParameter {
  name: string;
  type: string;
  required: boolean;
  line: number;
}

export interface PageSection {
  heading: Heading;
  content: RootContent[];
}

/** The text of a heading, without its explicit ID. */
const textOf = (heading: Heading): string =>
  heading.children
    .map((child) => ('value' in child && child.type !== 'mdxTextExpression' ? child.value : ''))
    .join('')
    .trim();

/** The explicit ID of a heading, such as `get` in `## \`api.get()\` {/*#get*\/}`. */
export const idOf = (heading: Heading): string | undefined =>
  heading.children
    .map((child) => (child.type === 'mdxTextExpression' ? child.value : ''))
    .map((value) => /^\s*\/\*\s*#(\S+?)\s*\*\/\s*$/.exec(value)?.[1])
    .find((id) => id !== undefined);

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const isElement = (node: RootContent, name: string): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

const frontMatterSchema = z.object({
  title: z.string().default(''),
  description: z.string().default(''),
  symbol: z.string().optional(),
  symbols: z.array(z.string()).optional(),
});

/** What the front matter of a page says about its functions. */
interface FunctionTexts {
  title: string;
  description: string;
  /** The symbols and their lines, from `symbol` or `symbols`. Empty for a page about something else. */
  symbols: { symbol: string; line: number }[];
}

/** Several readers of a page ask for it many times. */
const known = new WeakMap<Root, FunctionTexts>();

function readTexts(tree: Root): FunctionTexts {
  const frontMatter = tree.children.find((node) => node.type === 'yaml');
  if (!frontMatter) {
    return { title: '', description: '', symbols: [] };
  }
  const lines = frontMatter.value.split('\n');
  const data = frontMatterSchema.parse(parse(frontMatter.value) ?? {});
  const { title, description, symbol, symbols = [] } = data;
  const named = (symbol === undefined ? symbols : [symbol]).map((name) => ({
    symbol: name,
    line:
      lineOf(frontMatter) + 1 + lines.findIndex((line) => line.split(/[\s,[\]'"]+/).includes(name)),
  }));
  return { title, description, symbols: named };
}

export function functionTextsOf(tree: Root): FunctionTexts {
  const texts = known.get(tree) ?? readTexts(tree);
  known.set(tree, texts);
  return texts;
}

export const symbolsOf = (tree: Root): FunctionTexts['symbols'] => functionTextsOf(tree).symbols;

function findSection(tree: Root, matches: (heading: Heading) => boolean): PageSection | undefined {
  let section: PageSection | undefined;
  visit(tree, 'heading', (heading, index, parent: Parent | undefined) => {
    if (heading.depth !== 2 || !matches(heading) || !parent || index === undefined) {
      return undefined;
    }
    const after = parent.children.slice(index + 1);
    const end = after.findIndex((node) => node.type === 'heading' && node.depth <= 2);
    section = { heading, content: end === -1 ? after : after.slice(0, end) };
    return EXIT;
  });
  return section;
}

/** Finds a section and its content, at the top level or in a column. */
const sectionOf = (tree: Root, title: string): PageSection | undefined =>
  findSection(tree, (heading) => textOf(heading) === title);

/** `get` for `Api.get`. */
export const lastNameOf = (symbol: string): string => symbol.split('.').at(-1) ?? symbol;

/** The anchor of a function on a page about several functions. */
export const anchorOfSymbol = (symbol: string): string => lastNameOf(symbol).toLowerCase();

/** The section about one function on a page about several, whose heading has the function's anchor as explicit ID. */
const sectionOfSymbol = (tree: Root, symbol: string): PageSection | undefined =>
  findSection(tree, (heading) => idOf(heading) === anchorOfSymbol(symbol));

/**
 * The content about one function, the most specific part first: its section on a page about several functions, and then what all
 * functions of the page share, which ends at the first of these sections.
 */
export function contentAbout(tree: Root, symbol: string): Root[] {
  const section = sectionOfSymbol(tree, symbol);
  const headings = symbolsOf(tree).map((one) => sectionOfSymbol(tree, one.symbol)?.heading);
  const end = tree.children.findIndex((node) => headings.some((heading) => heading === node));
  const shared = end === -1 ? tree.children : tree.children.slice(0, end);
  return [...(section ? [section.content] : []), shared].map((children) => ({
    type: 'root',
    children,
  }));
}

/** The section that lists the parameters of a function. Undefined if the page has none. */
export function parametersSectionOf(tree: Root, symbol: string): PageSection | undefined {
  const section = sectionOfSymbol(tree, symbol);
  return section && elementsIn(section.content, 'Properties').length > 0
    ? section
    : sectionOf(tree, 'Parameters');
}

/** The elements with a name at any depth. It doesn't look into them for others. */
const elementsIn = (nodes: readonly RootContent[], name: string): JsxElement[] =>
  nodes.flatMap((node) => {
    if (isElement(node, name)) {
      return [node];
    }
    return 'children' in node ? elementsIn(node.children, name) : [];
  });

export function parametersIn({ content }: PageSection): PageParameter[] {
  return elementsIn(content, 'Properties')
    .flatMap(({ children }) => children.filter((node) => isElement(node, 'Property')))
    .map((item) => ({
      name: attributeOf(item, 'name') ?? '',
      type: attributeOf(item, 'type') ?? '',
      required: ![undefined, 'false'].includes(attributeOf(item, 'required')),
      line: lineOf(item),
    }));
}
