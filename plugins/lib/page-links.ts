import type { ListItem, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from './page-syntax';

export interface PageLink {
  /** The address, with entities and escapes resolved. */
  url: string;
  /** Line of the source, counted from 1. */
  line: number;
  /** Offset of the address in the source. Undefined if the source contains entities or escapes. */
  offset?: number;
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

interface Candidate {
  url: string;
  /** Offsets in the source between which the address is. */
  from: number;
  to: number;
  line: number;
}

function rangeOf(node: Nodes): { from: number; to: number; line: number } {
  return {
    from: node.position?.start.offset ?? 0,
    to: node.position?.end.offset ?? 0,
    line: node.position?.start.line ?? 0,
  };
}

function candidatesOf(node: Nodes, source: string): Candidate[] {
  const range = rangeOf(node);
  switch (node.type) {
    case 'link': {
      const textEnd = node.children.at(-1)?.position?.end.offset;
      return [{ ...range, url: node.url, from: textEnd ?? range.from }];
    }
    case 'definition':
      return [{ ...range, url: node.url, from: source.indexOf(']:', range.from) }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        LINK_ATTRIBUTES.includes(attribute.name) &&
        typeof attribute.value === 'string'
          ? [
              {
                url: attribute.value,
                from: attribute.position?.start.offset ?? range.from,
                to: attribute.position?.end.offset ?? range.to,
                line: attribute.position?.start.line ?? range.line,
              },
            ]
          : [],
      );
    default:
      return [];
  }
}

function locate({ url, from, to, line }: Candidate, source: string): PageLink {
  const offset = source.indexOf(url, from);
  return offset === -1 || offset + url.length > to ? { url, line } : { url, line, offset };
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
    const found = candidatesOf(node, source).map((candidate) => locate(candidate, source));
    links.push(...found.map((link) => (isEntry ? { ...link, isEntry: true as const } : link)));
  });
  return links;
}
