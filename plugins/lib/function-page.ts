import type { Heading, Nodes, Parent, Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { parse } from 'yaml';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** The components that list the parameters of a function. */
const LIST = 'Properties';
const ITEM = 'Property';

export interface PageParameter {
  name: string;
  type: string;
  required: boolean;
  /** Line in the page. */
  line: number;
}

export interface PageSection {
  heading: Heading;
  content: RootContent[];
}

const textOf = (heading: Heading): string =>
  heading.children.map((child) => ('value' in child ? child.value : '')).join('');

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const isElement = (node: RootContent, name: string): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

/** The name of the symbol and its line, from the front matter. Undefined for a page about something else. */
export function symbolOf(tree: Root): { symbol: string; line: number } | undefined {
  const frontMatter = tree.children.find((node) => node.type === 'yaml');
  const lines = frontMatter?.value.split('\n') ?? [];
  const index = lines.findIndex((line) => line.startsWith('symbol:'));
  return frontMatter && index !== -1
    ? { symbol: String(parse(lines[index] ?? '').symbol), line: lineOf(frontMatter) + 1 + index }
    : undefined;
}

/** Finds a section and its content, at the top level or in a column. */
export function sectionOf(tree: Root, title: string): PageSection | undefined {
  let section: PageSection | undefined;
  visit(tree, 'heading', (heading, index, parent: Parent | undefined) => {
    if (heading.depth !== 2 || textOf(heading) !== title || !parent || index === undefined) {
      return undefined;
    }
    const after = parent.children.slice(index + 1);
    const end = after.findIndex((node) => node.type === 'heading' && node.depth <= 2);
    section = { heading, content: end === -1 ? after : after.slice(0, end) };
    return EXIT;
  });
  return section;
}

function attribute(element: JsxElement, name: string): string | true | undefined {
  const found = element.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  if (!found) {
    return undefined;
  }
  return typeof found.value === 'string' ? found.value : (found.value?.value ?? true);
}

/** The parameters that a section lists. */
export function parametersIn({ content }: PageSection): PageParameter[] {
  return content
    .filter((node) => isElement(node, LIST))
    .flatMap(({ children }) => children.filter((node) => isElement(node, ITEM)))
    .map((item) => ({
      name: String(attribute(item, 'name') ?? ''),
      type: String(attribute(item, 'type') ?? ''),
      required: ![undefined, 'false'].includes(attribute(item, 'required') as string | undefined),
      line: lineOf(item),
    }));
}
