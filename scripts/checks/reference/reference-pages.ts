import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Nodes, Parent, Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { readContentPages } from '../../../plugins/lib/content-inventory';
import { parsePage } from '../../../plugins/lib/page-syntax';
import { currentVersionOf, versionIdOf, type SdkId } from '../../../src/config/sdks';
import type { ReferencePage } from './contracts';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** The section and the components that list the parameters of a function. */
const SECTION = 'Parameters';
const LIST = 'Properties';
const ITEM = 'Property';

const textOf = (heading: Heading): string =>
  heading.children.map((child) => ('value' in child ? child.value : '')).join('');

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const isElement = (node: RootContent, name: string): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

/** The name of the symbol and its line, from the front matter. */
function symbolOf(tree: Root): { symbol: string; line: number } | undefined {
  const frontMatter = tree.children.find((node) => node.type === 'yaml');
  const lines = frontMatter?.value.split('\n') ?? [];
  const index = lines.findIndex((line) => line.startsWith('symbol:'));
  return frontMatter && index !== -1
    ? { symbol: String(parse(lines[index] ?? '').symbol), line: lineOf(frontMatter) + 1 + index }
    : undefined;
}

/** Finds the section and its content, at the top level or in a column. */
function sectionOf(tree: Root): { heading: Heading; content: RootContent[] } | undefined {
  let section: { heading: Heading; content: RootContent[] } | undefined;
  visit(tree, 'heading', (heading, index, parent: Parent | undefined) => {
    if (heading.depth !== 2 || textOf(heading) !== SECTION || !parent || index === undefined) {
      return undefined;
    }
    const after = parent.children.slice(index + 1);
    const end = after.findIndex((node) => node.type === 'heading' && node.depth <= 2);
    section = { heading, content: end === -1 ? after : after.slice(0, end) };
    return EXIT;
  });
  return section;
}

function attribute(element: JsxElement, name: string): string | true | undefined {
  const found = element.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  if (!found) {
    return undefined;
  }
  return typeof found.value === 'string' ? found.value : (found.value?.value ?? true);
}

function parametersIn(content: readonly RootContent[]): NonNullable<ReferencePage['parameters']> {
  return content
    .filter((node) => isElement(node, LIST))
    .flatMap(({ children }) => children.filter((node) => isElement(node, ITEM)))
    .map((item) => ({
      name: String(attribute(item, 'name') ?? ''),
      type: String(attribute(item, 'type') ?? ''),
      required: ![undefined, 'false'].includes(attribute(item, 'required') as string | undefined),
      line: lineOf(item),
    }));
}

/** @returns undefined for a page without `symbol` in its front matter */
function readReferencePage(file: string, source: string): ReferencePage | undefined {
  const tree = parsePage(file, source);
  const named = symbolOf(tree);
  if (!named) {
    return undefined;
  }
  const section = sectionOf(tree);
  return {
    file,
    symbol: named.symbol,
    symbolLine: named.line,
    ...(section ? { parameters: parametersIn(section.content) } : {}),
    parametersLine: section ? lineOf(section.heading) : 1,
  };
}

/** Folder of the pages of an SDK version, relative to the root of the repository. */
export const folderOf = (sdk: SdkId, version: string): string =>
  version === currentVersionOf(sdk)
    ? `docs/reference/${sdk}`
    : `versioned_docs/version-${versionIdOf(sdk, version)}`;

/**
 * Reads the pages about symbols of an SDK version, sorted by path.
 * @throws if a page can't be parsed
 */
export function readReferencePages(root: string, sdk: SdkId, version: string): ReferencePage[] {
  const folder = folderOf(sdk, version);
  return [...readContentPages(root).values()]
    .map(({ file }) => file)
    .filter((file) => file.startsWith(`${folder}/`))
    .sort()
    .map((file) => readReferencePage(file, fs.readFileSync(path.join(root, file), 'utf8')))
    .filter((page) => page !== undefined);
}
