import type { Code, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Attributes } from '../../lib/jsx-attributes';
import type { PageFile } from '../../lib/page-error';
import { tableOf, type DataTable } from './cells';

/** The page that contains an element. */
export interface ElementContext {
  page: PageFile;
  /** Path of the page, relative to the root of the site. */
  file: string;
  route: string | undefined;
  /** Returns an anchor that is unique on the page. */
  anchor: (name: string) => string;
}

/** An element that pages can use, and that the build replaces. */
export interface PageElement {
  /** Attribute names; `true` for required attributes. */
  attributes: Readonly<Record<string, boolean>>;
  /** Whether a page can write samples into the element. */
  hasSamples?: boolean;
  /** What replaces the element. */
  content: (
    attributes: Attributes,
    context: ElementContext,
    samples: readonly Code[],
  ) => RootContent[] | Promise<RootContent[]>;
}

/** Replaces links to the page that contains them with their text. */
function withoutLinksTo(route: string | undefined, content: RootContent): RootContent {
  visit(content, 'link', (link, index, parent) => {
    if (link.url === route && parent && index !== undefined) {
      parent.children.splice(index, 1, ...link.children);
      return index;
    }
    return undefined;
  });
  return content;
}

/** An element that becomes a table of facts from `packages/nitric-facts/data`. */
export const tableElement = (
  attributes: PageElement['attributes'],
  table: (attributes: Attributes, context: ElementContext) => DataTable,
): PageElement => ({
  attributes,
  content: (given, context) => {
    const data = table(given, context);
    if (data.rows.length === 0) {
      throw new Error(
        'packages/nitric-facts/data has no rows for these attributes. Remove the element.',
      );
    }
    return [withoutLinksTo(context.route, tableOf(data))];
  },
});
