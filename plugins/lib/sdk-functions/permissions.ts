import type { Nodes, Paragraph, Parent, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { firstSentence } from '../first-sentence';
import { contentAbout, sectionOf, type PageSection } from '../function-page';
import { plainText } from '../markdown-nodes';
import type { SdkFunction } from './read-resources';

/** The name of a permission in code: `read`, `nitric.BucketRead`, or `BucketPermission.read`. */
const PERMISSION = /^"?(?:[a-z]+|nitric\.[A-Z]\w+|[A-Z]\w+Permission\.\w+)"?$/;
const NO_PERMISSION =
  /^(?:None|Nothing)\b|\b(?:don't|doesn't) (?:need|request|have to request)\b|\bneeds none\b/;

/** A resource gives references only after a request for a permission, whichever it is. */
const ANY_PERMISSION = /\bany permission\b/i;

const REQUIRES = 'Requires:';

/** What a page says about the permissions of a function. */
export interface Permissions {
  /** Empty if the function requires none, or any of its resource. */
  names: readonly string[];
  /** Whether any permission of the resource is enough. */
  isAny?: true;
  /** What is wrong with a text that doesn't name a permission, and what to do. */
  problem?: { node: Nodes; text: string };
}

const codeIn = (content: readonly PhrasingContent[]): string[] =>
  content.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** Whether a paragraph starts with the label `**Requires:**`. */
export function isRequiresLabel({ children: [first] }: Paragraph): boolean {
  return first?.type === 'strong' && plainText(first) === REQUIRES;
}

function requiresLabelIn(content: Parent): Paragraph | undefined {
  let label: Paragraph | undefined;
  visit(content, 'paragraph', (node: Paragraph) => {
    if (!label && isRequiresLabel(node)) {
      label = node;
    }
  });
  return label;
}

/** The permissions in the first sentence of the section "Permissions". */
function permissionsInSection({ heading, content }: PageSection): Permissions {
  const paragraph = content.find((node) => node.type === 'paragraph');
  const sentence = firstSentence(paragraph?.children ?? []);
  const words = sentence.map((node) => plainText(node)).join('');
  if (NO_PERMISSION.test(words)) {
    return { names: [] };
  }
  if (ANY_PERMISSION.test(words)) {
    return { names: [], isAny: true };
  }
  const names = new Set(codeIn(sentence).filter((name) => PERMISSION.test(name)));
  const text =
    'the cheat sheet can\'t find the permission. Start the section "Permissions" with a sentence that contains the permission as code, such as "To read a file, request `read` on the bucket.", with "You don\'t need a permission to ...", or with a sentence that contains "any permission".';
  return {
    names: [...names],
    ...(names.size === 0 && { problem: { node: paragraph ?? heading, text } }),
  };
}

/** The permissions that a function requires, from the label `**Requires:**`, or the section "Permissions" of pages in the long format. */
export function permissionsOf({ page, symbol }: Pick<SdkFunction, 'page' | 'symbol'>): Permissions {
  const section = sectionOf(page, 'Permissions');
  if (section) {
    return permissionsInSection(section);
  }
  const label = contentAbout(page, symbol)
    .map(requiresLabelIn)
    .find((paragraph) => paragraph !== undefined);
  const names = codeIn(label?.children ?? []);
  const text =
    'the label "Requires:" has no permission. Write it as code, such as `read`, or remove the label.';
  return { names, ...(label && names.length === 0 && { problem: { node: label, text } }) };
}
