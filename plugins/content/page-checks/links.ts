import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { contentPageOf } from '../../../src/config/content-routes';
import { nodesIn } from '../../lib/nodes-in';
import { problemOf, type Problem } from './problem';

/** A link to a part of a page of this site. */
export interface AnchorLink {
  /** The page with the link. */
  file: string;
  line: number;
  column: number;
  url: string;
  /** The linked page. */
  route: string;
  anchor: string;
}

interface Address {
  url: string;
  node: Pick<Nodes, 'position'>;
}

/** The addresses in Markdown links, reference definitions, images, and components. */
function addressesOf(tree: Root): Address[] {
  const addresses: Address[] = [];
  for (const node of nodesIn(tree)) {
    if (node.type === 'link' || node.type === 'definition') {
      addresses.push({ url: node.url, node });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          ['href', 'to'].includes(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          addresses.push({ url: attribute.value, node });
        }
      }
    }
  }
  return addresses;
}

const OUTSIDE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

const ACCEPTED =
  'Accepted: the address of a page without /docs, such as /storage#permissions, the path of a file, such as ./api-get.mdx, and an address that starts with https://';

/** The known pages and files of the site. */
export interface Site {
  dir: string;
  /** Whether a route has a page. */
  isPage: (route: string) => boolean;
}

/** Decodes an address as far as it's valid. A `%` that doesn't start a byte stays, and leads to no page. */
const decoded = (address: string): string =>
  address.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/** The route to which a link leads. Undefined if there is no such page or file. */
function targetOf(site: Site, file: string, address: string): string | undefined {
  if (address === '') {
    return contentPageOf(file)?.route;
  }
  if (address.startsWith('/')) {
    const isFile = fs.existsSync(path.join(site.dir, 'static', address));
    return site.isPage(address) || isFile ? address : undefined;
  }
  const target = path.posix.join(path.posix.dirname(file), decoded(address));
  return fs.existsSync(path.join(site.dir, target)) ? contentPageOf(target)?.route : undefined;
}

/** Finds links of a page that lead to no page. The build compares the anchors of the other links with the built pages. */
export function readLinks(
  site: Site,
  file: string,
  tree: Root,
): { problems: Problem[]; anchors: AnchorLink[] } {
  const problems: Problem[] = [];
  const anchors: AnchorLink[] = [];
  for (const { url, node } of addressesOf(tree).filter((link) => !OUTSIDE.test(link.url))) {
    const [, address = '', , anchor = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/.exec(url) ?? [];
    const route = targetOf(site, file, address);
    const problem = problemOf(
      node,
      `the link "${url}" leads to no page. ${ACCEPTED}. Correct or remove the link.`,
    );
    if (route === undefined) {
      problems.push(problem);
    } else if (anchor !== '') {
      const { line, column } = problem;
      anchors.push({ file, line, column, url, route, anchor: decoded(anchor) });
    }
  }
  return { problems, anchors };
}
