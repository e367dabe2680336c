import path from 'node:path';
import type { Nodes, Paragraph, Parent, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentAbout, sectionOf } from '../../lib/function-page';
import { pageError } from '../../lib/page-error';
import { code, join, plainText, text, type Cell } from '../page-elements/cells';
import type { SdkFunction } from '../../lib/sdk-functions/read-resources';

/** The end of a sentence, outside of code. */
const SENTENCE_END = /\.(?=\s|$)/;

/** The content of the first sentence, without its period. Links become text. */
function firstSentence(content: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes = content
    .flatMap((node) => (node.type === 'link' ? node.children : [node]))
    .flatMap((node) => (node.type === 'text' ? text(node.value.replaceAll('\n', ' ')) : [node]));
  const last = nodes.findIndex((node) => node.type === 'text' && SENTENCE_END.test(node.value));
  const end = nodes[last];
  if (end?.type !== 'text') {
    return nodes;
  }
  const [start = ''] = end.value.split(SENTENCE_END);
  return [...nodes.slice(0, last), ...text(start)];
}

const isName = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'inlineCode' && node.value.endsWith(')');

const isSeparator = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'text' && /^(?:,|,? and) $/.test(node.value);

/** The number of nodes with names at the start of a sentence: `` `onConnect()` and `onMessage()` ``. */
function namesAtStart(sentence: readonly PhrasingContent[]): number {
  let end = isName(sentence[0]) ? 1 : 0;
  while (end > 0 && isSeparator(sentence[end]) && isName(sentence[end + 1])) {
    end += 2;
  }
  return end;
}

const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

const paragraphIn = (content: readonly Nodes[]): Paragraph | undefined =>
  content.find((node) => node.type === 'paragraph');

/** The first paragraph about a function. */
const openingOf = ({ page, symbol }: SdkFunction): Paragraph | undefined =>
  contentAbout(page, symbol)
    .map(({ children }) => paragraphIn(children))
    .find((paragraph) => paragraph !== undefined);

/**
 * What a function does: the first sentence of its page without the name, such as "Returns the content of a file". A sentence that
 * doesn't start with the name stays a sentence.
 */
export function purposeCell(one: SdkFunction): Cell {
  const sentence = firstSentence(openingOf(one)?.children ?? []);
  const names = namesAtStart(sentence);
  const [first, ...others] = sentence.slice(names);
  if (names === 0 || first?.type !== 'text') {
    return [...sentence, ...text('.')];
  }
  return [...text(capitalized(first.value.trimStart())), ...others];
}

/** The name of a permission in code: `read`, `nitric.BucketRead`, or `BucketPermission.read`. */
const PERMISSION = /^"?(?:[a-z]+|nitric\.[A-Z]\w+|[A-Z]\w+Permission\.\w+)"?$/;
const NO_PERMISSION =
  /^(?:None|Nothing)\b|\b(?:don't|doesn't) (?:need|request|have to request)\b|\bneeds none\b/;

/** A resource gives references only after a request for a permission, whichever it is. */
const ANY_PERMISSION = /\bany permission\b/i;

const REQUIRES = 'Requires:';

/** The paragraph that starts with the label `**Requires:**`. */
function requiresLabelIn(content: Parent): Paragraph | undefined {
  let label: Paragraph | undefined;
  visit(content, 'paragraph', (node: Paragraph) => {
    const [first] = node.children;
    if (!label && first?.type === 'strong' && plainText(first.children) === REQUIRES) {
      label = node;
    }
  });
  return label;
}

const codeIn = ({ children }: Paragraph): string[] =>
  children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** The permission that a function needs, from the label `**Requires:**`. Pages in the long format have a section "Permissions" instead. */
export function permissionCell(siteDir: string, one: SdkFunction): Cell {
  if (sectionOf(one.page, 'Permissions')) {
    return permissionInSection(siteDir, one);
  }
  const label = contentAbout(one.page, one.symbol)
    .map(requiresLabelIn)
    .find((paragraph) => paragraph !== undefined);
  if (!label) {
    return text('None');
  }
  const names = codeIn(label);
  if (names.length === 0) {
    throw pageError(
      { cwd: siteDir, path: path.join(siteDir, one.file) },
      label,
      new Error(
        'the label "Requires:" has no permission. Write it as code, such as `read`, or remove the label.',
      ),
    );
  }
  return join(names.map(code));
}

/** The permission from the first sentence of the section "Permissions". */
function permissionInSection(siteDir: string, { file, page }: SdkFunction): Cell {
  const section = sectionOf(page, 'Permissions');
  const paragraph = paragraphIn(section?.content ?? []);
  const sentence = firstSentence(paragraph?.children ?? []);
  if (NO_PERMISSION.test(plainText(sentence))) {
    return text('None');
  }
  if (ANY_PERMISSION.test(plainText(sentence))) {
    return text('Any');
  }
  const names = sentence.flatMap((node) =>
    node.type === 'inlineCode' && PERMISSION.test(node.value) ? [node.value] : [],
  );
  if (names.length === 0) {
    throw pageError(
      { cwd: siteDir, path: path.join(siteDir, file) },
      paragraph ?? section?.heading ?? page,
      new Error(
        'the cheat sheet can\'t find the permission. Start the section "Permissions" with a sentence that contains it as code, such as "To read a file, request `read` on the bucket.", with "You don\'t need a permission to ...", or with a sentence that contains "any permission".',
      ),
    );
  }
  return join([...new Set(names)].map(code));
}
