import type { ListItem, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from './page-syntax';

export interface PageLink {
  /** The address, with entities and escapes resolved. */
  url: string;
  /** Line of the source, counted from 1. */
  line: number;
  /** Whether the link belongs to an entry of a list or to a card, which is hidden while its page doesn't exist. */
  isEntry?: true;
}

/** Component attributes that contain an address: `<Card href="/apis" />`. */
const LINK_ATTRIBUTES: readonly string[] = ['href', 'to'];

/** The links of a list entry, without those of lists inside it. */
export function linksOfEntry(item: ListItem): Nodes[] {
  const links: Nodes[] = [];
  for (const child of item.children.filter(({ type }) => type !== 'list')) {
    visit(child, (node) => {
      if (node.type === 'link' || node.type === 'linkReference') {
        links.push(node);
      }
    });
  }
  return links;
}

const lineOf = ({ position }: { position?: Nodes['position'] }): number =>
  position?.start.line ?? 0;

function linksIn(node: Nodes): PageLink[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return [{ url: node.url, line: lineOf(node) }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        LINK_ATTRIBUTES.includes(attribute.name) &&
        typeof attribute.value === 'string'
          ? [{ url: attribute.value, line: lineOf(attribute) || lineOf(node) }]
          : [],
      );
    default:
      return [];
  }
}

/**
 * The links of a page in source order: Markdown links, reference definitions, and the addresses of components. Code samples are
 * ignored.
 */
export function linksOfPage(file: string, source: string): PageLink[] {
  const links: PageLink[] = [];
  const entries = new Set<Nodes>();
  const tree = parsePage(file, source);
  visit(tree, 'listItem', (item) => linksOfEntry(item).forEach((link) => entries.add(link)));
  visit(tree, (node) => {
    const isEntry =
      entries.has(node) || (node.type === 'mdxJsxFlowElement' && node.name === 'Card');
    links.push(
      ...linksIn(node).map((link) => (isEntry ? { ...link, isEntry: true as const } : link)),
    );
  });
  return links;
}
