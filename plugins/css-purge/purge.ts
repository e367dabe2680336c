import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Words that can be the name of a class or of a custom property. */
const WORD = /-{0,2}[A-Za-z_][\w-]*/g;
/** Pseudo-classes that match when one of their arguments does. */
const ALTERNATIVES = new Set([':is', ':where']);
const USED_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** The words of a script or a page: a class that is none of them is set by nobody. */
export function wordsIn(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) {
      words.add(word);
    }
  }
  return words;
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function canMatch(selector: Selector, words: ReadonlySet<string>): boolean {
  return selector.every((node: Node) => {
    if (node.type === 'class') {
      return words.has(node.value);
    }
    return node.type === 'pseudo' && ALTERNATIVES.has(node.value) && node.nodes.length > 0
      ? node.nodes.some((alternative) => canMatch(alternative, words))
      : true;
  });
}

function purgeSelectors(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const { nodes } = selectorParser().astSync(rule.selector);
    const kept = nodes.filter((selector) => canMatch(selector, words));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < nodes.length) {
      rule.selector = kept.map(String).join(',');
    }
  });
}

/** A property may be used by another one that nobody uses: again until nothing goes any more. */
function purgeProperties(roots: readonly Root[], words: ReadonlySet<string>): void {
  let removed = 0;
  do {
    removed = 0;
    const used = new Set([...roots.join('\n').matchAll(USED_PROPERTY)].map(([, name]) => name));
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        if (!used.has(declaration.prop) && !words.has(declaration.prop)) {
          declaration.remove();
          removed += 1;
        }
      });
    }
  } while (removed > 0);
}

const ROOT = ':root';
/** The root element, in any colour mode. */
const IS_ROOT = /^(?::root|html)?(?:\[data-theme=["']?\w+["']?\])?$/;

/** Without a condition: not in a media query or the like. */
const isUnconditional = ({ parent }: Rule): boolean =>
  parent?.type === 'root' || (parent?.type === 'atrule' && (parent as AtRule).name === 'layer');

/** What stands outside of all layers wins over what stands in one: a property that the root has in both
 * is never read from the layer. */
function purgeOverridden(root: Root): void {
  const outside = new Set<string>();
  root.each((rule) => {
    if (rule.type === 'rule' && rule.selectors.includes(ROOT)) {
      rule.walkDecls(/^--/, ({ prop }) => void outside.add(prop));
    }
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (isUnconditional(rule) && rule.selectors.every((selector) => IS_ROOT.test(selector))) {
        rule.walkDecls(
          /^--/,
          (declaration) => void (outside.has(declaration.prop) && declaration.remove()),
        );
      }
    });
  });
}

const REFERENCE = /var\(\s*(?<name>--[\w-]+)\s*\)/g;

/** One place where a custom property is set. */
interface Setting {
  value: string;
  /** On the root element, perhaps under a condition. */
  isOfRoot: boolean;
  /** On the root element, in every colour mode and on every screen. */
  isUnconditional: boolean;
}

function settingsIn(roots: readonly Root[]): Map<string, Setting[]> {
  const settings = new Map<string, Setting[]>();
  const read = ({ prop, value, parent }: Declaration): void => {
    const rule = parent as Rule;
    const isOfRoot = rule.selectors.every((selector) => IS_ROOT.test(selector));
    const setting = {
      value,
      isOfRoot,
      isUnconditional: isOfRoot && isUnconditional(rule) && rule.selectors.includes(ROOT),
    };
    settings.set(prop, [...(settings.get(prop) ?? []), setting]);
  };
  roots.forEach((root) => root.walkDecls(/^--/, read));
  return settings;
}

/** Beside these a value ends of itself; beside other signs it would run into its neighbour: `1.75` and `Arial`. */
const ENDS_BEFORE = /^[\s(,/*]?$/;
const ENDS_AFTER = /^[\s),/*;]?$/;

const spaced = (value: string, before: string, after: string): string =>
  `${ENDS_BEFORE.test(before) ? '' : ' '}${value}${ENDS_AFTER.test(after) ? '' : ' '}`;

/** A property that the root sets once, whatever the mode and the screen, is written where it is read. */
function inlineConstants(roots: readonly Root[], words: ReadonlySet<string>): void {
  const settings = settingsIn(roots);
  const isOfRoot = (name: string): boolean =>
    !words.has(name) && (settings.get(name)?.every((setting) => setting.isOfRoot) ?? false);
  const constantOf = (name: string): string | undefined => {
    const [setting, ...others] = settings.get(name) ?? [];
    const isConstant = setting?.isUnconditional && others.length === 0 && !words.has(name);
    // What it refers to must have the same value on every element as it has on the root.
    return isConstant && (setting.value.match(/--[\w-]+/g) ?? []).every(isOfRoot)
      ? setting.value.trim()
      : undefined;
  };
  const written = (value: string): string => {
    const next = value.replaceAll(REFERENCE, (reference, name: string, at: number) => {
      const constant = constantOf(name);
      return constant === undefined
        ? reference
        : spaced(constant, value.charAt(at - 1), value.charAt(at + reference.length));
    });
    return next === value ? value : written(next);
  };
  const write = (declaration: Declaration): void => {
    if (declaration.value.includes('var(')) {
      declaration.value = written(declaration.value);
    }
  };
  roots.forEach((root) => root.walkDecls(write));
}

function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  // From the inside to the outside. A statement such as `@layer a, b;` has no block and stays.
  const blocks: AtRule[] = [];
  root.walkAtRules((rule) => void blocks.unshift(rule));
  blocks.filter(({ nodes }) => nodes?.length === 0).forEach((rule) => rule.remove());
}

/**
 * Takes out of style sheets what can't apply: selectors with a class that nobody sets, and custom properties that nobody reads.
 * Elements, attributes, ids and everything else stay, whatever the words.
 * @param sheets all style sheets of a site: one may read what another sets
 * @param words all words of the scripts and pages that they serve
 */
export function purgeCss(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  for (const root of roots) {
    purgeSelectors(root, words);
    purgeOverridden(root);
  }
  inlineConstants(roots, words);
  purgeProperties(roots, words);
  roots.forEach(removeEmpty);
  return roots.map(String);
}
