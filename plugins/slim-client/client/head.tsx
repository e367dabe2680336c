import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Stands in the browser for react-helmet-async, of which Docusaurus uses this much: tags as children, the latest of a kind wins.
 * The server renders with the original, so the tags are there already, each with the attribute below.
 */
const MANAGED = 'data-rh';
const LISTED = ['base', 'link', 'meta', 'script', 'style'] as const;
type Listed = (typeof LISTED)[number];

/** Tags of one kind with the same value of one of these attributes stand for each other. */
const IDENTITY: Record<Listed, readonly string[]> = {
  base: ['href'],
  link: ['href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};

type Attributes = Record<string, string>;
type TagElement = ReactElement<Record<string, unknown> & { children?: ReactNode }, string>;

interface Collected {
  title?: string;
  html: Attributes;
  body: Attributes;
  tags: HTMLElement[];
}

/** Mounted heads, in the order of the tree. */
const heads = new Set<{ children: ReactNode }>();

const ATTRIBUTE_NAMES: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

function attributesOf({ props }: TagElement): Attributes {
  const entries = Object.entries(props).filter(
    ([name, value]) => name !== 'children' && value !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [ATTRIBUTE_NAMES[name] ?? name.toLowerCase(), String(value)]),
  );
}

const textOf = ({ props }: TagElement): string => Children.toArray(props.children).join('');

function tagsIn(children: ReactNode): TagElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) {
      return [];
    }
    return child.type === Fragment ? tagsIn(child.props.children) : [child as TagElement];
  });
}

function createTag(tag: TagElement): HTMLElement {
  const element = document.createElement(tag.type);
  Object.entries(attributesOf(tag)).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute(MANAGED, 'true');
  const text = textOf(tag);
  if (text) {
    element.append(text);
  }
  return element;
}

/** What a tag is, for finding the one that it stands for; nothing for a tag that stands for itself. */
function identityOf({ type, ...tag }: TagElement): string | undefined {
  const attributes = attributesOf({ type, ...tag });
  if (type === 'link' && attributes.rel === 'canonical') {
    return 'link rel=canonical';
  }
  const names: readonly string[] = IDENTITY[type as Listed] ?? [];
  const name = names.find((one) => attributes[one] !== undefined);
  return name && `${type} ${name}=${attributes[name]?.toLowerCase()}`;
}

function collect(): Collected {
  const collected: Collected = { html: {}, body: {}, tags: [] };
  const taken = new Set<string>();
  const all = [...heads].map(({ children }) => tagsIn(children));
  for (const tags of all) {
    for (const tag of tags) {
      if (tag.type === 'html' || tag.type === 'body') {
        Object.assign(collected[tag.type], attributesOf(tag));
      } else if (tag.type === 'title') {
        collected.title = textOf(tag);
      }
    }
  }
  // From the latest to the first: a tag gives way to a later one of another head, not to one of its own.
  for (const tags of all.reverse()) {
    const listed = tags.filter(({ type }) => LISTED.some((one) => one === type));
    const kept = listed.filter((tag) => !taken.has(identityOf(tag) ?? ''));
    kept.forEach((tag) => taken.add(identityOf(tag) ?? ''));
    taken.delete('');
    collected.tags.unshift(...kept.map(createTag));
  }
  return collected;
}

function setAttributes(element: HTMLElement, attributes: Attributes): void {
  const managed = element.getAttribute(MANAGED)?.split(',') ?? [];
  managed
    .filter((name) => attributes[name] === undefined)
    .forEach((name) => element.removeAttribute(name));
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  const names = Object.keys(attributes);
  if (names.length > 0) {
    element.setAttribute(MANAGED, names.join(','));
  } else {
    element.removeAttribute(MANAGED);
  }
}

function apply(): void {
  const { title, html, body, tags } = collect();
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  const old = [
    ...document.head.querySelectorAll(LISTED.map((type) => `${type}[${MANAGED}]`).join()),
  ];
  const fresh = tags.filter((tag) => {
    const same = old.findIndex((one) => one.isEqualNode(tag));
    if (same >= 0) {
      old.splice(same, 1);
    }
    return same < 0;
  });
  old.forEach((tag) => tag.remove());
  document.head.append(...fresh);
}

let frame = 0;
/** Once a frame, after all heads of a page have changed: asked for once, as a page has dozens of heads. */
function schedule(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    apply();
  });
}

/** Puts its children (`title`, `meta`, `link`, `html`, `body`, …) into the head of the document for as long as it is mounted. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [head] = useState<{ children: ReactNode }>({ children: null });
  useLayoutEffect(() => {
    head.children = children;
    heads.add(head);
    schedule();
  }, [head, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(head);
      schedule();
    },
    [head],
  );
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
