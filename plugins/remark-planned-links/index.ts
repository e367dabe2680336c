import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import plannedRoutes from '../../src/config/planned-routes.json';
import { readContentPages } from '../content-inventory';

const planned = new Set(plannedRoutes.map(({ route }) => route));

/** The route of a link inside this site; undefined for other sites, anchors and file-relative links. */
export function routeOfLink(url: string): string | undefined {
  return url.startsWith('/') ? url.split(/[?#]/)[0] : undefined;
}

/**
 * Shows a link to a planned page that is not written yet as plain text: pages are written once, and their links come
 * alive as the site grows. Every other unknown address stays a link, so that the broken-link check finds it.
 */
export function remarkPlannedLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root): void => {
    const pages = readContentPages(siteDir);
    visit(tree, 'link', (node: Link, index, parent) => {
      const route = routeOfLink(node.url);
      if (route && planned.has(route) && !pages.has(route) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      return undefined;
    });
  };
}
