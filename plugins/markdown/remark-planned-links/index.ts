import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { plannedRoutes } from '../../../src/config/node/planned';
import { cachedContentPages } from '../../lib/content-inventory';
import { linksOfEntry } from '../../lib/page-links';

const planned = new Set(plannedRoutes.map(({ route }) => route));

/** The route of a link to this site. Undefined for other sites, anchors, and file-relative links. */
export function routeOfLink(url: string): string | undefined {
  return /^\/(?!\/)/.test(url) ? url.split(/[?#]/)[0] : undefined;
}

/** The address of a `<Card>`. Undefined for other elements. */
function hrefOfCard(node: MdxJsxFlowElement): string | undefined {
  const href = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'href',
  );
  return node.name === 'Card' && typeof href?.value === 'string' ? href.value : undefined;
}

/** Reference definitions of a page: `[storage]: /storage`. The first definition of a name applies. */
function definitionsOf(tree: Root): Map<string, string> {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    urls.set(identifier, urls.get(identifier) ?? url);
  });
  return urls;
}

function addressOf(node: Nodes, definitions: ReadonlyMap<string, string>): string | undefined {
  switch (node.type) {
    case 'link':
      return node.url;
    case 'linkReference':
      return definitions.get(node.identifier);
    case 'mdxJsxFlowElement':
      return hrefOfCard(node);
    default:
      return undefined;
  }
}

/** Removes entries of lists that have such a link, and lists without any other entry. */
function removeEntries(tree: Root, leadsNowhere: (node: Nodes) => boolean): void {
  visit(tree, 'list', (list, index, parent: Parents | undefined) => {
    list.children = list.children.filter((item) => !linksOfEntry(item).some(leadsNowhere));
    if (list.children.length > 0 || index === undefined || !parent) {
      return undefined;
    }
    parent.children.splice(index, 1);
    return index;
  });
}

/** The replacement of an element: the text of a link, or nothing for a card. */
function replacementOf(node: Nodes): PhrasingContent[] {
  return node.type === 'link' || node.type === 'linkReference' ? node.children : [];
}

/**
 * Lets authors link to planned pages before they exist. Entries of lists and cards that link to them are removed. Other links to them
 * become plain text. Other unknown addresses stay links, so the broken-link check reports them.
 */
export function remarkPlannedLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root): void => {
    const pages = cachedContentPages(siteDir);
    const definitions = definitionsOf(tree);
    const isMissing = (url: string): boolean => {
      const route = routeOfLink(url);
      return route !== undefined && planned.has(route) && !pages.has(route);
    };
    const leadsNowhere = (node: Nodes): boolean => isMissing(addressOf(node, definitions) ?? '');
    removeEntries(tree, leadsNowhere);
    visit(tree, (node, index, parent: Parents | undefined) => {
      if (index === undefined || !parent || !leadsNowhere(node)) {
        return undefined;
      }
      parent.children.splice(index, 1, ...replacementOf(node));
      return index;
    });
  };
}
