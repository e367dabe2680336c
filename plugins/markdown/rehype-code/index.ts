import type { Element, Parents, Root, RootContent } from 'hast';
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
} from '../../../src/contracts/code-language';
import { pageError, type PageFile } from '../../lib/page-error';
import { highlight } from './highlight';
import { readMagicComments } from './magic-comments';
import { parseMeta } from './meta';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** The names under which `src/mdx` registers the two components. */
const BLOCK = 'CodeBlock';
const GROUP = 'CodeGroup';

/**
 * Highlights every fence of a page during the build, so browsers don't load a highlighter. Each fence becomes a
 * `<CodeBlock html="...">`. A fence with `tab` or `also` outside a group becomes a separate group.
 * @throws an error that names the file, the line, what is wrong with a fence or a group, and what is accepted
 */
export function rehypeCode() {
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.tagName === 'pre' ? codeOf(pre) : undefined;
      if (!code || !parent || index === undefined) {
        return undefined;
      }
      const siblings: RootContent[] = parent.children;
      siblings[index] = at(file, pre, () => componentFor(pre, code, parent));
      return SKIP;
    });
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === GROUP) {
        at(file, node, () => checkGroup(node));
      }
    });
  };
}

function componentFor(pre: Element, code: Element, parent: Parents): JsxElement {
  const props = readFence(code);
  const block = jsx(BLOCK, props, pre);
  const isInGroup = parent.type === 'mdxJsxFlowElement' && parent.name === GROUP;
  return (props.tab ?? props.also) === undefined || isInGroup
    ? block
    : jsx(GROUP, {}, pre, [block]);
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

/** The props of a fence's component: those of `HighlightedCode`. */
function readFence(fence: Element) {
  const lang = languageOf(fence);
  const { title, tab, also, firstLine, ...meta } = parseMeta(metaOf(fence));
  const { code, marks } = readMagicComments(textOf(fence), lang);
  const marked = new Set([...meta.marks, ...marks]);
  checkMarks(marked, code.split('\n').length);
  checkTabs(lang, tab, also);
  const html = highlight(code, lang, { marks: marked, numbered: firstLine !== undefined });
  const label = title === undefined ? codeLanguageLabel(lang) : undefined;
  return { lang, title, label, tab, also, firstLine, html };
}

function checkTabs(lang: CodeLanguage, tab?: CodeTabLanguage, also?: CodeTabLanguage): void {
  const own = codeTabOf(lang);
  if (tab && own) {
    throw new Error(
      `tab="${tab}" is not supported on a fence of ${lang}, which has its own tab. Remove tab.`,
    );
  }
  if (also && !tab && !own) {
    throw new Error(
      `also="${also}" is not supported on a fence of ${lang}, because ${lang} has no tab. Remove also, or add tab="...".`,
    );
  }
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
  props: Readonly<Record<string, string | undefined>>,
  { position }: Element,
  children: JsxElement[] = [],
): JsxElement {
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
  );
  return { type: 'mdxJsxFlowElement', name, attributes, children, position };
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
  const named = attribute(node, 'tab');
  const own = lang !== undefined && isCodeLanguage(lang) ? codeTabOf(lang) : undefined;
  const tab = isCodeTabLanguage(named) ? named : own;
  if (!tab) {
    throw new Error(
      `<${GROUP}> has a fence of ${lang}, which has no tab. Add tab="..." with the language of the project, or move the fence out of the group.`,
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
