import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';

type ParentNode = ReturnType<typeof parseDocument>;
type ChildNode = ParentNode['children'][number];

/** Classes of `<html>` that name the page and its version; no rule of the site's CSS selects them. */
const PAGE_CLASSES = /docs-(?:version|doc-id)-\S+/g;

/** What rules of the site's CSS and the browser tell an element from its neighbours by. */
const STYLED_BY = ['class', 'style', 'aria-current', 'aria-selected', 'aria-expanded', 'open'];

function styleOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const values = STYLED_BY.map((attribute) => attributes[attribute] ?? '');
  return [name, ...values].join(' ').replace(PAGE_CLASSES, '');
}

/**
 * How the texts of a page look, as far as its HTML tells: for each text, the elements that it stands in, from the outermost
 * inwards, each with what CSS selects it by. Two texts of one style have the same colours, in each colour mode.
 */
export function textStylesOf(html: string): Set<string> {
  const styles = new Set<string>();
  const visit = (nodes: readonly ChildNode[], outer: string): void => {
    for (const node of nodes) {
      if (node.type === 'text' && node.data.trim() !== '') {
        styles.add(outer);
      } else if (node.type === 'tag') {
        visit(node.children, `${outer} > ${styleOf(node.name, node.attribs)}`);
      }
    }
  };
  visit(parseDocument(html).children, '');
  return styles;
}

/**
 * A few pages that have, together, each style that any page has: the page with the most styles that are still missing comes
 * next (the usual approximation of a smallest set cover).
 */
export function pagesWithAllStyles<Page>(styles: ReadonlyMap<Page, ReadonlySet<string>>): Page[] {
  const missing = new Set([...styles.values()].flatMap((ofPage) => [...ofPage]));
  const gainOf = (ofPage: ReadonlySet<string>): number =>
    [...ofPage].filter((style) => missing.has(style)).length;
  const chosen: Page[] = [];
  while (missing.size > 0) {
    const best = [...styles]
      .map(([page, ofPage]) => ({ page, ofPage, gain: gainOf(ofPage) }))
      .reduce((one, other) => (other.gain > one.gain ? other : one));
    chosen.push(best.page);
    best.ofPage.forEach((style) => missing.delete(style));
  }
  return chosen;
}

/** The built file of an address such as `/docs/apis`. */
const builtFileOf = (buildDir: string, address: string): string =>
  path.join(buildDir, `${address.replace(/^\/docs\/?/, '') || 'index'}.html`);

/** Those of the addresses whose built pages have, together, all text styles of the site. */
export function addressesWithAllStyles(
  buildDir: string,
  addresses: readonly string[],
): readonly string[] {
  const read = (address: string): string => fs.readFileSync(builtFileOf(buildDir, address), 'utf8');
  return pagesWithAllStyles(
    new Map(addresses.map((address) => [address, textStylesOf(read(address))])),
  );
}
