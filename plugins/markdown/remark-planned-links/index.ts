import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import plannedRoutes from '../../../src/config/planned-routes.json';
import { contentPagesWhileBuilding } from '../../content/content-inventory';

const planned = new Set(plannedRoutes.map(({ route }) => route));

/** The route of a link inside this site; undefined for other sites, anchors and file-relative links. */
export function routeOfLink(url: string): string | undefined {
  return /^\/(?!\/)/.test(url) ? url.split(/[?#]/)[0] : undefined;
}

/** The address of a `<Card>`; undefined for anything else. */
function hrefOfCard(node: MdxJsxFlowElement): string | undefined {
  const href = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'href',
  );
  return node.name === 'Card' && typeof href?.value === 'string' ? href.value : undefined;
}

/** The addresses that a page names once and refers to: `[storage]: /storage`. The first of a name counts. */
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

/** What stands in for a link or a card: the text of the link, and nothing for a card. */
function textOf(node: Nodes): PhrasingContent[] {
  return node.type === 'link' || node.type === 'linkReference' ? node.children : [];
}

/**
 * Shows a link to a planned page that is not written yet as plain text: pages are written once, and their links come
 * alive as the site grows. A card for such a page is left out. Every other unknown address stays a link, so that the
 * broken-link check finds it.
 */
export function remarkPlannedLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root): void => {
    const pages = contentPagesWhileBuilding(siteDir);
    const definitions = definitionsOf(tree);
    const isMissing = (url: string): boolean => {
      const route = routeOfLink(url);
      return route !== undefined && planned.has(route) && !pages.has(route);
    };
    visit(tree, (node, index, parent: Parents | undefined) => {
      if (index === undefined || !parent || !isMissing(addressOf(node, definitions) ?? '')) {
        return undefined;
      }
      parent.children.splice(index, 1, ...textOf(node));
      return index;
    });
  };
}
