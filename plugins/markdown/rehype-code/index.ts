import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import {
  codeLanguageAliases,
  codeLanguageLabel,
  codeLanguageOf,
  codeLanguages,
  codeTabOf,
  isCodeLanguage,
  isCodeTabLanguage,
  type CodeLanguage,
  type CodeTabLanguage,
  type HighlightedCode,
} from '../../../src/contracts/code-language';
import type { Sample } from './highlight-all';
import { readMagicComments } from './magic-comments';
import { parseMeta } from './meta';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** The names under which `src/mdx` registers the two components. */
const BLOCK = 'CodeBlock';
const GROUP = 'CodeGroup';

/** The part of a VFile that messages need. */
interface PageFile {
  cwd: string;
  path: string;
}

/** A fence of a page, and what becomes of it but for its HTML. */
interface Fence {
  pre: Element;
  siblings: RootContent[];
  inGroup: boolean;
  props: Omit<HighlightedCode, 'html'>;
  sample: Sample;
}

/** Elements that hold words alone: no fence stands in them, and a walk needn't go through them. */
const WORDS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);

/**
 * Highlights every fence of a page when the site is built, so that readers load no highlighter: a fence becomes one
 * `<CodeBlock html="...">`. A fence with `also` outside a group becomes a group of its own.
 * @throws an error that names the file, the line, what is wrong with a fence or a group, and what is accepted
 */
export function rehypeCode() {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const { fences, groups } = findCode(tree, file);
    const samples = fences.map(({ sample }) => sample);
    const html = await highlighted(samples);
    fences.forEach(({ pre, siblings, inGroup, props }, index) => {
      const block = jsx(BLOCK, { ...props, html: html[index] ?? '' }, pre);
      const isGroup = props.also !== undefined && !inGroup;
      const element = isGroup ? jsx(GROUP, {}, pre, [block]) : block;
      if (isGroup) {
        groups.push(element);
      }
      siblings[siblings.indexOf(pre)] = element;
    });
    groups.forEach((group) => at(file, group, () => checkGroup(group)));
  };
}

/** The grammars are loaded when there is something to highlight: the main thread of a build has nothing. */
async function highlighted(samples: readonly Sample[]): Promise<string[]> {
  return samples.length > 0 ? (await import('./highlight-all')).highlightAll(samples) : [];
}

function findCode(tree: Root, file: PageFile): { fences: Fence[]; groups: JsxElement[] } {
  const fences: Fence[] = [];
  const groups: JsxElement[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === GROUP) {
      groups.push(node);
    }
    if (node.type !== 'element') {
      return undefined;
    }
    const code = node.tagName === 'pre' ? codeOf(node) : undefined;
    if (code && parent) {
      const inGroup = parent.type === 'mdxJsxFlowElement' && parent.name === GROUP;
      const siblings: RootContent[] = parent.children;
      fences.push({ pre: node, siblings, inGroup, ...at(file, node, () => readFence(code)) });
    }
    return code || WORDS.has(node.tagName) ? SKIP : undefined;
  });
  return { fences, groups };
}

const codeOf = (pre: Element): Element | undefined =>
  pre.children.find((child) => child.type === 'element' && child.tagName === 'code') as
    Element | undefined;

/** Runs a step and puts the place in the page in front of what went wrong. */
function at<T>(file: PageFile, node: Pick<Element, 'position'>, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const place = `${path.relative(file.cwd, file.path)}:${node.position?.start.line ?? '?'}`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function readFence(fence: Element): Pick<Fence, 'props' | 'sample'> {
  const lang = languageOf(fence);
  const meta = parseMeta(metaOf(fence));
  const { code, marks } = readMagicComments(textOf(fence), lang);
  const marked = new Set([...meta.marks, ...marks]);
  checkMarks(marked, code.split('\n').length);
  if (meta.also && codeTabOf(lang) === undefined) {
    throw new Error(`also="${meta.also}" on a fence of ${lang}, which is no language of a tab.`);
  }
  return {
    props: {
      lang,
      ...(meta.title === undefined ? { label: codeLanguageLabel(lang) } : { title: meta.title }),
      ...(meta.also === undefined ? {} : { also: meta.also }),
      ...(meta.firstLine === undefined ? {} : { firstLine: meta.firstLine }),
    },
    sample: { code, lang, options: { marks: marked, numbered: meta.firstLine !== undefined } },
  };
}

function languageOf(fence: Element): CodeLanguage {
  const names = [fence.properties.className ?? []].flat().map(String);
  const name = names.find((item) => item.startsWith('language-'))?.slice('language-'.length);
  const language = name && codeLanguageOf(name);
  if (!language) {
    const problem = name
      ? `a fence of the unknown language "${name}"`
      : 'a fence without a language';
    const ids = codeLanguages.map(({ id }) => id).join(', ');
    const aliases = Object.keys(codeLanguageAliases).join(', ');
    throw new Error(`${problem}. Accepted: ${ids}; and the short names ${aliases}.`);
  }
  return language;
}

/** Docusaurus puts the words after the language into a property, plain MDX into the node's data. */
function metaOf(fence: Element): string {
  const { metastring } = fence.properties;
  return typeof metastring === 'string' ? metastring : (fence.data?.meta ?? '');
}

function textOf(fence: Element): string {
  const text = fence.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
}

function checkMarks(marks: ReadonlySet<number>, lineCount: number): void {
  const beyond = [...marks].filter((line) => line > lineCount);
  if (beyond.length > 0) {
    throw new Error(`line ${beyond.join(', ')} is marked, but the sample has ${lineCount} lines.`);
  }
}

function jsx(
  name: string,
  props: Readonly<Record<string, string | number>>,
  source: Pick<Element, 'position'>,
  children: JsxElement[] = [],
): JsxElement {
  const attributes = Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value: typeof value === 'string' ? value : numberExpression(value),
  }));
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
    ...(source.position ? { position: source.position } : {}),
  };
}

/** An attribute that is a number in JSX: `firstLine={5}`. */
function numberExpression(value: number): MdxJsxAttributeValueExpression {
  const expression = { type: 'Literal' as const, value, raw: String(value) };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: String(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression }],
        comments: [],
      },
    },
  };
}

/** A group holds nothing but fences, of languages that are tabs, each tab once. */
function checkGroup(group: JsxElement): void {
  const content = group.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (content.length === 0) {
    throw new Error(`<${GROUP}> is empty. It takes fences, one a language.`);
  }
  const tabs = content.flatMap(tabsOf);
  const twice = tabs.find((tab, index) => tabs.indexOf(tab) !== index);
  if (twice) {
    throw new Error(
      `<${GROUP}> has two samples for ${codeLanguageLabel(twice)}. Write one fence a language (also="..." counts).`,
    );
  }
}

function tabsOf(node: RootContent): CodeTabLanguage[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== BLOCK) {
    throw new Error(
      `<${GROUP}> holds something that is no fence. It takes fences alone, one a language.`,
    );
  }
  const lang = attribute(node, 'lang');
  const tab = lang !== undefined && isCodeLanguage(lang) ? codeTabOf(lang) : undefined;
  if (!tab) {
    throw new Error(
      `<${GROUP}> has a fence of ${lang}, which is no language of a tab. Put it outside.`,
    );
  }
  const also = attribute(node, 'also');
  return isCodeTabLanguage(also) ? [tab, also] : [tab];
}

function attribute(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
