/**
 * Markup that the page's HTML already holds and that its script therefore lacks (`plugins/late-html`). It is loaded when
 * the page is reached from another one.
 */
export interface LateHtml {
  /** Undefined until it is loaded. */
  readonly html: string | undefined;
  /** @throws when it can't be loaded; the next call tries again */
  load: () => Promise<void>;
}

/** Markup that was made when the site was built: escaped text and elements, safe to insert. */
export type BuiltHtml = string | LateHtml;
