import fs from 'node:fs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { symbolsOf } from '../../lib/function-page';
import type { PageFile } from '../../lib/page-error';
import { parsePage } from '../../lib/page-syntax';
import { isRequiresLabel } from '../../lib/sdk-functions/permissions';

/** Removes the label `**Requires:**` from a page about one function, because the head of the page shows the permission. */
export function remarkRequires() {
  return (tree: Root, { path: file }: PageFile): void => {
    if (symbolsOf(parsePage(file, fs.readFileSync(file, 'utf8'))).length !== 1) {
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
