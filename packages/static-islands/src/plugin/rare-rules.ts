import postcss, { type Root, type Rule } from 'postcss';

/** Rules that more pages need are in the style sheet of all pages, which browsers cache. */
const MAX_PAGES = 2;

interface SplitStyles {
  /** The rules that many pages need. */
  shared: string;
  /** The rules that only one or two pages need, by page. */
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
function rarePagesOf({ selectors, parent }: Rule, pagesOf: PagesOfSelector): string[] | undefined {
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
  return pages.size > 0 && pages.size <= MAX_PAGES ? [...pages] : undefined;
}

/** The part of a style sheet with the rules that pass a test, and with the conditions around them. */
function partOf(root: Root, includes: (rule: Rule, index: number) => boolean): string {
  const part = root.clone();
  let index = 0;
  part.walkRules((rule) => {
    if (!includes(rule, index++)) {
      rule.remove();
    }
  });
  part.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return part.toString();
}

/**
 * Splits a style sheet into the rules for many pages, and those that only one or two pages need.
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
  const rare: (string[] | undefined)[] = [];
  root.walkRules((rule) => void rare.push(rarePagesOf(rule, pagesOf)));
  const pages = new Set(rare.flatMap((own) => own ?? []));
  return {
    shared: partOf(root, (_, index) => rare[index] === undefined),
    own: new Map(
      [...pages].map((page) => [
        page,
        partOf(root, (_, index) => rare[index]?.includes(page) ?? false),
      ]),
    ),
  };
}
