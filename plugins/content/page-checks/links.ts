import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { contentPageOf } from '../../../src/config/content-routes';
import { isSdkId } from '../../../src/config/sdks';
import { nodesIn } from '../../lib/nodes-in';
import { problemOf, type Problem } from './problem';

interface Address {
  url: string;
  node: Pick<Nodes, 'position'>;
}

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

export interface Site {
  dir: string;
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

/** Whether an address leads to a page or a file. An empty one leads to a part of its own page. */
function isFound(site: Site, file: string, address: string): boolean {
  if (address.startsWith('/')) {
    return site.isPage(address) || fs.existsSync(path.join(site.dir, 'static', address));
  }
  const target = path.posix.join(path.posix.dirname(file), decoded(address));
  return address === '' || (fs.existsSync(path.join(site.dir, target)) && !!contentPageOf(target));
}

/** Whether a link leads from the reference of an SDK to the latest version of itself, even from a frozen copy of the page. */
function leavesVersion(file: string, url: string): boolean {
  const [, sdk] = /^docs\/reference\/([a-z]+)\//.exec(file) ?? [];
  return isSdkId(sdk) && new RegExp(`^/reference/${sdk}(?!/v\\d|[\\w-])`).test(url);
}

/** Finds links of a page that lead to no page, or to a page of another version. */
export const problemsOfLinks = (site: Site, file: string, tree: Root): Problem[] =>
  addressesOf(tree)
    .filter(({ url }) => !OUTSIDE.test(url))
    .flatMap(({ url, node }) => {
      if (!isFound(site, file, url.replace(/[?#].*$/, ''))) {
        return problemOf(
          node,
          `the link "${url}" leads to no page. ${ACCEPTED}. Correct or remove the link.`,
        );
      }
      return leavesVersion(file, url)
        ? problemOf(
            node,
            `the link "${url}" leaves the version when it is frozen. Accepted: the path of the file, such as ./storage/bucket.mdx`,
          )
        : [];
    });
