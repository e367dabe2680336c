import { createSlugger } from '@docusaurus/utils';
import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf } from '../../../src/config/content-routes';
import { messageOf } from '../../../src/config/error-message';
import { attributesOf, type JsxElement } from '../../lib/jsx-attributes';
import { fileOf, pageError, type PageFile } from '../../lib/page-error';
import { cheatSheet } from '../cheat-sheet';
import { guideList } from '../guide-lists';
import { getProject } from '../guide-lists/get-project';
import { knownIssue } from '../known-issues/issue-box';
import { knownIssues } from '../known-issues/issue-list';
import { releases } from '../release-list';
import { blockTable } from './block-table';
import { cliTables } from './cli-tables';
import { deployerElements } from './deployer-tables';
import type { ElementContext, PageElement } from './element';
import { errorList } from './error-list';
import { priceTable } from './price-table';
import { providerTables } from './provider-tables';
import { screenshot } from './screenshot';
import { sdkFeatureTable } from './sdk-table';

const elements: ReadonlyMap<string, PageElement> = new Map(
  Object.entries({
    BlockTable: blockTable,
    CheatSheet: cheatSheet,
    ErrorList: errorList,
    GetProject: getProject,
    GuideList: guideList,
    KnownIssue: knownIssue,
    KnownIssues: knownIssues,
    Releases: releases,
    Screenshot: screenshot,
    PriceTable: priceTable,
    SdkFeatureTable: sdkFeatureTable,
    ...cliTables,
    ...deployerElements,
    ...providerTables,
  }),
);

/** `key-config.<type>.lambda` is the anchor `key-config-type-lambda`. */
const wordsOf = (name: string): string => name.replace(/[^a-z0-9_]+/gi, ' ').trim();

function contextOf(tree: Root, page: PageFile): ElementContext {
  const file = fileOf(page);
  const slugger = createSlugger();
  // Docusaurus has already set the anchors of headings. Rows get others.
  visit(tree, 'heading', ({ data }) => void slugger.slug(String(data?.hProperties?.id)));
  return {
    page,
    file,
    route: contentPageOf(file)?.route,
    anchor: (name) => slugger.slug(wordsOf(name)),
  };
}

interface Found {
  node: JsxElement | Extract<Nodes, { type: 'mdxJsxTextElement' }>;
  element: PageElement;
  parent: Parent;
}

function elementsIn(tree: Root, includes: (name: string) => boolean): Found[] {
  const found: Found[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      const element = elements.get(name);
      if (element && parent && includes(name)) {
        found.push({ node, element, parent });
      }
    }
  });
  return found;
}

async function contentFor(
  { node, element }: Found,
  context: ElementContext,
): Promise<RootContent[]> {
  if (node.type === 'mdxJsxTextElement') {
    throw new Error('the element is inside a line of text. Put it on a separate line.');
  }
  const samples = node.children.filter((child) => child.type === 'code');
  if (node.children.length > (element.hasSamples ? samples.length : 0)) {
    throw new Error(
      element.hasSamples
        ? 'the element can contain only samples, because the build creates the rest. Remove the other content.'
        : 'the element must be empty, because the build creates its content. Remove the content.',
    );
  }
  return element.content(attributesOf(node, element.attributes), context, samples);
}

/**
 * Replaces elements such as `<ConfigTable provider="aws" />` with tables, lists, and samples during the build. Browsers don't load the
 * data, and both search and the link check cover the content.
 * @param includes whether to replace an element with this name
 */
export function remarkPageElements(includes: (name: string) => boolean = () => true) {
  return async (tree: Root, page: PageFile): Promise<void> => {
    const all = elementsIn(tree, includes);
    if (all.length === 0) {
      return;
    }
    const context = contextOf(tree, page);
    for (const found of all) {
      const { node, parent } = found;
      try {
        const content = await contentFor(found, context);
        parent.children.splice(parent.children.indexOf(node), 1, ...content);
      } catch (error) {
        throw pageError(page, node, error, `<${node.name}>: ${messageOf(error)}`);
      }
    }
  };
}
