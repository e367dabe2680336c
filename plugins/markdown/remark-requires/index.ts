import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageFile } from '../../lib/page-error';
import { isRequiresLabel } from '../../lib/sdk-functions/permissions';

/** Removes the label `**Requires:**` from a page about one function, because the head of the page shows the permission. */
export function remarkRequires() {
  return (tree: Root, { data }: PageFile): void => {
    if (data?.frontMatter?.symbol === undefined) {
      return;
    }
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!isRequiresLabel(node) || !parent || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1);
      return index;
    });
  };
}
