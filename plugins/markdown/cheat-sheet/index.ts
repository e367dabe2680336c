import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf } from '../../../src/config/content-routes';
import { sdkReferenceOf } from '../../../src/config/sdks';
import { attributesOf, type JsxElement } from '../../lib/jsx-attributes';
import { pageError } from '../../lib/page-error';
import { readResources } from '../../lib/sdk-functions/read-resources';
import { cheatSheetOf } from './sheet';

const SHEET = 'CheatSheet';

function sheetsIn(tree: Root): JsxElement[] {
  const sheets: JsxElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === SHEET) {
      sheets.push(node);
    }
  });
  return sheets;
}

async function contentFor(siteDir: string, file: string, node: JsxElement): Promise<JsxElement> {
  attributesOf(node, {});
  const route = contentPageOf(file)?.route ?? '';
  const reference = sdkReferenceOf(route);
  if (!reference) {
    throw new Error(
      "the page isn't in the reference of an SDK. Move it to docs/reference/<sdk> or versioned_docs/version-<sdk>-<version>.",
    );
  }
  return cheatSheetOf(siteDir, await readResources(siteDir, route), reference);
}

/**
 * Fills `<CheatSheet />` with the declarations and calls of the SDK version that the page is about, from the pages of its functions.
 * @throws an error that names the page, the line, what is wrong, and what is accepted
 */
export function remarkCheatSheet({ siteDir }: { siteDir: string }) {
  return async (tree: Root, page: { path: string }): Promise<void> => {
    const file = path.relative(siteDir, page.path).split(path.sep).join('/');
    for (const sheet of sheetsIn(tree)) {
      try {
        const { attributes, children } = await contentFor(siteDir, file, sheet);
        Object.assign(sheet, { attributes, children });
      } catch (error) {
        throw pageError({ cwd: siteDir, path: page.path }, sheet, error);
      }
    }
  };
}
