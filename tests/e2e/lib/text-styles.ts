import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

type ChildNode = ReturnType<ReturnType<ReturnType<typeof load>['root']>['contents']>[number];

/** Classes of `<html>` with the page and its version, which the site's CSS doesn't use. */
const PAGE_CLASSES = /docs-(?:version|doc-id)-\S+/g;

/** Attributes and tags that the CSS of the site or the browser selects. */
const STYLED_BY = ['class', 'style', 'aria-current', 'aria-selected', 'aria-expanded', 'open'];

function styleOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const values = STYLED_BY.map((attribute) => attributes[attribute] ?? '');
  return [name, ...values].join(' ').replace(PAGE_CLASSES, '');
}

/**
 * The text styles of a page: for each text, its ancestors from the outermost inward, each with the attributes that CSS selects. Texts
 * with the same style have the same colors in each color mode.
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
  visit(load(html).root().contents().toArray(), '');
  return styles;
}

/**
 * Selects a few pages that together have all styles, with the greedy approximation of a minimum set cover.
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

/** Selects addresses whose built pages together have all text styles of the site. */
export function addressesWithAllStyles(
  buildDir: string,
  addresses: readonly string[],
): readonly string[] {
  const read = (address: string): string => fs.readFileSync(builtFileOf(buildDir, address), 'utf8');
  return pagesWithAllStyles(
    new Map(addresses.map((address) => [address, textStylesOf(read(address))])),
  );
}
