import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import { contentAbout } from '../function-page';
import { plainText } from '../markdown-nodes';
import { nodesIn } from '../nodes-in';
import type { SdkFunction } from './read-resources';

const REQUIRES = 'Requires:';

/** What a page says about the permissions of a function. */
export interface Permissions {
  /** Empty if the function requires none. */
  names: readonly string[];
  /** What is wrong with a text that doesn't name a permission, and what to do. */
  problem?: { node: Nodes; text: string };
}

const codeIn = (content: readonly PhrasingContent[]): string[] =>
  content.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** Whether a paragraph starts with the label `**Requires:**`. */
export function isRequiresLabel({ children: [first] }: Paragraph): boolean {
  return first?.type === 'strong' && plainText(first) === REQUIRES;
}

/** The permissions that a function requires, from the label `**Requires:**`. */
export function permissionsOf({ page, symbol }: Pick<SdkFunction, 'page' | 'symbol'>): Permissions {
  const label = contentAbout(page, symbol)
    .flatMap((content) => nodesIn(content))
    .filter((node) => node.type === 'paragraph')
    .find(isRequiresLabel);
  const names = codeIn(label?.children ?? []);
  const text =
    'the label "Requires:" has no permission. Write it as code, such as `read`, or remove the label.';
  return { names, ...(label && names.length === 0 && { problem: { node: label, text } }) };
}
