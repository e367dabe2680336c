import type { ElementType, ReactNode } from 'react';

/**
 * A part of a page that the page's HTML already holds and its script therefore lacks (`plugins/late-html`). It is loaded
 * when the page is reached from another one.
 */
export interface Late<T> {
  /** Undefined until it is loaded. */
  readonly part: T | undefined;
  /** @throws when it can't be loaded; the next call tries again */
  load: () => Promise<void>;
}

/** Markup that was made when the site was built: escaped text and elements, safe to insert. */
export type BuiltHtml = string | Late<string>;

/** Components by the names of elements, such as `a`. */
export type TextComponents = Readonly<Record<string, ElementType>>;

/** Draws a block of a page's text. */
export type DrawText = (components: TextComponents) => ReactNode;

export type BuiltText = DrawText | Late<DrawText>;

/** Elements that are a block of text by themselves: each is what the component that stands for it has as its outermost element. */
export const TEXT_BLOCKS = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'thead',
  'tbody',
] as const;

export type TextBlock = (typeof TEXT_BLOCKS)[number];

/** What a block of text may hold beside blocks. */
export const TEXT_PARTS = [
  'a',
  'br',
  'code',
  'del',
  'em',
  'strong',
  'sub',
  'sup',
  'td',
  'th',
  'tr',
] as const;
