import type { Code, Paragraph, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
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
import { attributeOf, jsxElement, type JsxElement } from '../../lib/jsx-attributes';
import { at, type PageFile } from '../../lib/page-error';
import type { FenceProgram } from '../../lib/runnable-samples';
import { commandStarts, isCommand, outputsIn } from './commands';
import { highlight } from './highlight';
import { breakLongCode } from './inline-code';
import { readMagicComments } from './magic-comments';
import { parseMeta } from './meta';

/** The names under which `src/mdx` registers the components. */
const BLOCK = 'CodeBlock';
const COMMAND = 'Command';
const GROUP = 'CodeGroup';
const OUTPUT = 'Output';

/** Returns the ID of a program that readers can run. Undefined for other samples. */
type RunnableIdOf = (program: FenceProgram) => string | undefined;

/**
 * Highlights every fence of a page during the build, so browsers don't load a highlighter. Each fence becomes a
 * `<CodeBlock html="...">`, commands become a `<Command>`, and what they print becomes an `<Output>`. A fence with `tab` or `also`
 * outside a group becomes a separate group.
 */
export const remarkCode =
  (runnableIdOf: RunnableIdOf) =>
  () =>
  (tree: Root, file: PageFile): void => {
    const outputs = outputsIn(tree);
    visit(tree, 'code', (fence, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      const siblings: RootContent[] = parent.children;
      const caption = outputs.get(fence);
      const element = at(file, fence, () =>
        outputs.has(fence) ? outputFor(fence, caption) : componentFor(fence, parent, runnableIdOf),
      );
      siblings[index] = { ...element, ...(fence.position && { position: fence.position }) };
      if (caption) {
        siblings.splice(index - 1, 1);
      }
      return caption && index;
    });
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === GROUP) {
        at(file, node, () => checkGroup(node));
      }
    });
    breakLongCode(tree);
  };

function componentFor(fence: Code, parent: Parents, runnableIdOf: RunnableIdOf): JsxElement {
  const { html, program, ...shown } = readFence(fence);
  const props = { ...shown, runnable: runnableIdOf(program) };
  const isInGroup = parent.type === 'mdxJsxFlowElement' && parent.name === GROUP;
  const needsGroup = (props.tab ?? props.also) !== undefined && !isInGroup;
  if (isCommand(fence) && !isInGroup && !needsGroup) {
    return jsxElement(COMMAND, { html });
  }
  const block = jsxElement(BLOCK, { ...props, html });
  return needsGroup ? jsxElement(GROUP, {}, [block]) : block;
}

/** An output has no colors. */
function outputFor(fence: Code, caption?: Paragraph): JsxElement {
  const { title, html } = readFence({ ...fence, lang: 'text' });
  return jsxElement(OUTPUT, { title, html }, caption && [caption]);
}

/** The props of a fence's component: those of `HighlightedCode`. */
function readFence(fence: Code) {
  const lang = languageOf(fence);
  const { title, tab, also, firstLine, run, ...meta } = parseMeta(fence.meta ?? '');
  const { code, marks, whole } = readMagicComments(fence.value, lang);
  const marked = new Set([...meta.marks, ...marks]);
  checkMarks(marked, code.split('\n').length);
  checkTabs(lang, tab, also);
  const html = highlight(code, lang, {
    marks: marked,
    numbered: firstLine !== undefined,
    ...(isCommand(fence) && { prompts: commandStarts(code) }),
  });
  const label = title === undefined ? codeLanguageLabel(lang) : undefined;
  const program: FenceProgram = { language: lang, code: whole, scenario: run };
  return { lang, title, label, tab, also, firstLine, html, program };
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

function languageOf({ lang: name }: Code): CodeLanguage {
  const language = name && codeLanguageOf(name);
  if (!language) {
    const problem = name ? `unknown language "${name}"` : 'the fence has no language';
    const ids = codeLanguages.map(({ id }) => id).join(', ');
    const aliases = Object.keys(codeLanguageAliases).join(', ');
    throw new Error(`${problem}. Accepted: ${ids}, and the aliases ${aliases}.`);
  }
  return language;
}

function checkMarks(marks: ReadonlySet<number>, lineCount: number): void {
  const beyond = [...marks].filter((line) => line > lineCount);
  if (beyond.length > 0) {
    throw new Error(`line ${beyond.join(', ')} is marked, but the sample has ${lineCount} lines.`);
  }
}

/** @throws an error unless the group contains only fences, all of languages with a tab, and each tab once */
function checkGroup(group: JsxElement): void {
  if (group.children.length === 0) {
    throw new Error(
      `<${GROUP}> is empty. Add at least one fence, and at most one for each language.`,
    );
  }
  const tabs = group.children.flatMap(tabsOf);
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
  const lang = attributeOf(node, 'lang');
  const named = attributeOf(node, 'tab');
  const own = lang !== undefined && isCodeLanguage(lang) ? codeTabOf(lang) : undefined;
  const tab = isCodeTabLanguage(named) ? named : own;
  if (!tab) {
    throw new Error(
      `<${GROUP}> has a fence of ${lang}, which has no tab. Add tab="..." with the language of the project, or move the fence out of the group.`,
    );
  }
  const also = attributeOf(node, 'also');
  return isCodeTabLanguage(also) ? [tab, also] : [tab];
}
