import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** Rules that a larger share of the pages needs are in the style sheet of all pages, which browsers cache. */
const MAX_SHARE = 0.35;

interface SplitStyles {
  /** The rules that many pages need. */
  shared: string;
  /** The rules that only a few pages need, by page. */
  own: ReadonlyMap<string, string>;
}

/** The pages that have all classes of a selector. Undefined if all pages can have them, because it has none or a script adds one. */
type PagesOfSelector = (selector: string) => readonly string[] | undefined;

function pagesOfSelectors(
  markup: ReadonlyMap<string, ReadonlySet<string>>,
  scripted: ReadonlySet<string>,
): PagesOfSelector {
  return (selector) => {
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    return classes.length === 0 || classes.some((name) => scripted.has(name))
      ? undefined
      : [...markup]
          .filter(([, names]) => classes.every((name) => names.has(name)))
          .map(([page]) => page);
  };
}

/** The pages of a rule, or undefined if it is for all pages. */
function rarePagesOf(
  { selectors, parent }: Rule,
  pagesOf: PagesOfSelector,
  maxPages: number,
): string[] | undefined {
  if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name)) {
    return undefined;
  }
  const pages = new Set<string>();
  for (const selector of selectors) {
    const own = pagesOf(selector);
    if (!own) {
      return undefined;
    }
    own.forEach((page) => pages.add(page));
  }
  return pages.size > 0 && pages.size <= maxPages ? [...pages] : undefined;
}

/** Removes the rules that don't pass a test, and the conditions around them. */
function keepRules(root: Root, isKept: (index: number) => boolean): void {
  let index = 0;
  root.walkRules((rule) => {
    if (!isKept(index++) || rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
}

function hasRules(node: AtRule): boolean {
  let found = false;
  node.walkRules(() => void (found = true));
  return found;
}

/** The rules for one page. The style sheet of all pages has the layers, the properties, and the animations. */
function partOf(root: Root, isKept: (index: number) => boolean): string {
  const part = root.clone();
  keepRules(part, isKept);
  part.each((node) => {
    if (node.type === 'atrule' && !hasRules(node)) {
      node.remove();
    }
  });
  return part.toString();
}

/**
 * Splits a style sheet into the rules for many pages, and those that only a few pages need.
 * @param markup the names in each page: its tags, classes, and attributes
 * @param scripted the names that scripts can add to every page
 */
export function splitRareRules(
  css: string,
  markup: ReadonlyMap<string, ReadonlySet<string>>,
  scripted: ReadonlySet<string>,
): SplitStyles {
  const root = postcss.parse(css);
  const pagesOf = pagesOfSelectors(markup, scripted);
  const maxPages = Math.ceil(markup.size * MAX_SHARE);
  const rare: (string[] | undefined)[] = [];
  root.walkRules((rule) => void rare.push(rarePagesOf(rule, pagesOf, maxPages)));
  // Many pages need the same rules.
  const parts = new Map<string, string>();
  const partFor = (page: string): string => {
    const indexes = rare.flatMap((pages, index) => (pages?.includes(page) ? [index] : []));
    const part = parts.get(indexes.join()) ?? partOf(root, (index) => indexes.includes(index));
    parts.set(indexes.join(), part);
    return part;
  };
  const pages = new Set(rare.flatMap((own) => own ?? []));
  const own = new Map([...pages].map((page) => [page, partFor(page)]));
  keepRules(root, (index) => rare[index] === undefined);
  return { shared: root.toString(), own };
}
