import { load } from 'cheerio';

type ChildNode = ReturnType<ReturnType<ReturnType<typeof load>['root']>['contents']>[number];

/** Classes of `<html>` with the page and its version, which the site's CSS doesn't use. */
const PAGE_CLASSES = /docs-(?:version|doc-id)-\S+/g;

/** Inline custom properties hold labels and sizes, and never colors. */
const CUSTOM_PROPERTIES = /--[\w-]+:[^;]*;?/g;

/** Attributes and tags that the CSS of the site or the browser selects. */
const STYLED_BY = ['class', 'style', 'aria-current', 'aria-selected', 'aria-expanded', 'open'];

function styleOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const values = STYLED_BY.map((attribute) => attributes[attribute] ?? '');
  return [name, ...values].join(' ').replace(PAGE_CLASSES, '').replace(CUSTOM_PROPERTIES, '');
}

/** The texts of a page by their style, as selectors of their elements. */
type TextStyles = ReadonlyMap<string, readonly string[]>;

/**
 * The text styles of a page: for each text, its ancestors from the outermost inward, each with the attributes that CSS selects. Texts
 * with the same style have the same colors in each color mode.
 */
export function textStylesOf(html: string): TextStyles {
  const styles = new Map<string, string[]>();
  const visit = (nodes: readonly ChildNode[], style: string, selector: string): void => {
    const elements = nodes.filter(({ type }) => ['tag', 'script', 'style'].includes(type));
    for (const node of nodes) {
      if (node.type === 'text' && node.data.trim() !== '') {
        const selectors = styles.get(style) ?? [];
        selectors.push(selector);
        styles.set(style, selectors);
      } else if (node.type === 'tag') {
        const place = elements.indexOf(node) + 1;
        visit(
          node.children,
          `${style} > ${styleOf(node.name, node.attribs)}`,
          `${selector} > ${node.name}:nth-child(${place})`,
        );
      }
    }
  };
  const $ = load(html);
  const outer = ['html', 'body'].map((name) => styleOf(name, $(name).attr() ?? {}));
  visit($('body').contents().toArray(), outer.join(' > '), 'body');
  return styles;
}

/**
 * Selects a few pages that together have all styles, with the greedy approximation of a minimum set cover.
 * @returns for each of them, the selectors of the texts of each style that it adds
 */
export function pagesWithAllStyles(
  styles: ReadonlyMap<string, TextStyles>,
): Map<string, (readonly string[])[]> {
  const missing = new Set([...styles.values()].flatMap((ofPage) => [...ofPage.keys()]));
  const chosen = new Map<string, (readonly string[])[]>();
  while (missing.size > 0) {
    const [page, gain] = [...styles]
      .map(([one, ofPage]) => [one, [...ofPage].filter(([style]) => missing.has(style))] as const)
      .reduce((one, other) => (other[1].length > one[1].length ? other : one));
    chosen.set(
      page,
      gain.map(([, selectors]) => selectors),
    );
    gain.forEach(([style]) => missing.delete(style));
  }
  return chosen;
}
