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
import { pageError, type PageFile } from '../page-error';
import type { LineOptions } from './highlight';
import { readMagicComments } from './magic-comments';
import { parseMeta } from './meta';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** The names under which `src/mdx` registers the two components. */
const BLOCK = 'CodeBlock';
const GROUP = 'CodeGroup';

/** A sample as readers see it. */
interface Sample {
  code: string;
  lang: CodeLanguage;
  options: LineOptions;
}

/** A fence of a page, and its component's props except for the HTML. */
interface Fence {
  pre: Element;
  siblings: RootContent[];
  inGroup: boolean;
  props: Omit<HighlightedCode, 'html'>;
  sample: Sample;
}

/** Elements that can't contain a fence, so the search for fences skips them. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
]);

/**
 * Highlights every fence of a page during the build, so browsers don't load a highlighter. Each fence becomes a
 * `<CodeBlock html="...">`. A fence with `also` outside a group becomes a separate group.
 * @throws an error that names the file, the line, what is wrong with a fence or a group, and what is accepted
 */
export function rehypeCode() {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const { fences, groups } = findCode(tree, file);
    const samples = fences.map(({ sample }) => sample);
    const html = await highlightAll(samples);
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

/** Loads the grammars only for pages with samples: the main thread of a build doesn't have any. */
async function highlightAll(samples: readonly Sample[]): Promise<string[]> {
  if (samples.length === 0) {
    return [];
  }
  const { highlight } = await import('./highlight');
  return samples.map(({ code, lang, options }) => highlight(code, lang, options));
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
    return code || TEXT_ELEMENTS.has(node.tagName) ? SKIP : undefined;
  });
  return { fences, groups };
}

const codeOf = (pre: Element): Element | undefined =>
  pre.children.find((child) => child.type === 'element' && child.tagName === 'code') as
    Element | undefined;

/** Runs a step. An error gets the place in the page as a prefix. */
function at<T>(file: PageFile, node: Pick<Element, 'position'>, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw pageError(file, node, error);
  }
}

function readFence(fence: Element): Pick<Fence, 'props' | 'sample'> {
  const lang = languageOf(fence);
  const meta = parseMeta(metaOf(fence));
  const { code, marks } = readMagicComments(textOf(fence), lang);
  const marked = new Set([...meta.marks, ...marks]);
  checkMarks(marked, code.split('\n').length);
  if (meta.also && codeTabOf(lang) === undefined) {
    throw new Error(
      `also="${meta.also}" is not supported on a fence of ${lang}, because ${lang} has no tab. Remove also.`,
    );
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
    const problem = name ? `unknown language "${name}"` : 'the fence has no language';
    const ids = codeLanguages.map(({ id }) => id).join(', ');
    const aliases = Object.keys(codeLanguageAliases).join(', ');
    throw new Error(`${problem}. Accepted: ${ids}, and the aliases ${aliases}.`);
  }
  return language;
}

/** Docusaurus stores the meta string of a fence in a property, and plain MDX stores it in the node's data. */
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

/** @throws an error unless the group contains only fences, all of languages with a tab, and each tab once */
function checkGroup(group: JsxElement): void {
  const content = group.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (content.length === 0) {
    throw new Error(
      `<${GROUP}> is empty. Add at least one fence, and at most one for each language.`,
    );
  }
  const tabs = content.flatMap(tabsOf);
  const twice = tabs.find((tab, index) => tabs.indexOf(tab) !== index);
  if (twice) {
    throw new Error(
      `<${GROUP}> has two samples for ${codeLanguageLabel(twice)}. Write one fence for each language. also="..." counts as a second language.`,
    );
  }
}

function tabsOf(node: RootContent): CodeTabLanguage[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== BLOCK) {
    throw new Error(
      `<${GROUP}> contains something other than a fence. It accepts only fences, one for each language.`,
    );
  }
  const lang = attribute(node, 'lang');
  const tab = lang !== undefined && isCodeLanguage(lang) ? codeTabOf(lang) : undefined;
  if (!tab) {
    throw new Error(
      `<${GROUP}> has a fence of ${lang}, which has no tab. Move the fence out of the group.`,
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
