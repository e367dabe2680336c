import type { BlockContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { IssueSeverity } from '@nitric-docs/nitric-facts';
import { paragraph } from '../../lib/markdown-nodes';
import type { PageFile } from '../../lib/page-error';
import { linked, text, type Cell } from '../page-elements/cells';
import type { PageElement } from '../page-elements/element';
import { cloudNamesOf, ISSUE_LIST, readIssues, type KnownIssue } from './read-issues';

/** The callouts of issues that readers must know before they invest time. */
const callouts: Partial<Record<IssueSeverity, 'danger' | 'warning'>> = {
  security: 'danger',
  data: 'danger',
  money: 'danger',
  blocks: 'warning',
};

/** On one page. More issues are in its line only. */
const MAX_BOXES = 2;

const boxCounts = new WeakMap<PageFile, number>();

function requireFewBoxes(page: PageFile): void {
  const count = (boxCounts.get(page) ?? 0) + 1;
  boxCounts.set(page, count);
  if (count > MAX_BOXES) {
    throw new Error(
      `a page has at most ${MAX_BOXES} of these callouts. Keep the ones that decide what readers build.`,
    );
  }
}

function issueOf(id: string, siteDir: string): KnownIssue {
  const issue = readIssues(siteDir).find((each) => each.id === id);
  if (!issue) {
    throw new Error(
      `packages/nitric-facts/data/known-issues.yaml has no entry "${id}". Correct the ID.`,
    );
  }
  if (issue.states[0] === 'fixed') {
    throw new Error(`the current releases don't have the issue "${id}". Remove the element.`);
  }
  return issue;
}

function calloutOf({ id, severity }: KnownIssue): 'danger' | 'warning' {
  const callout = callouts[severity];
  if (!callout) {
    throw new Error(
      `"${id}" has the severity ${severity}, which has no callout. Accepted: ${Object.keys(callouts).join(', ')}. Remove the element.`,
    );
  }
  return callout;
}

/** The callout as Docusaurus leaves it: its plugin for callouts has already run. */
function boxOf(issue: KnownIssue): RootContent {
  const { id, advice, symptom, workaround } = issue;
  const callout = calloutOf(issue);
  const clouds = cloudNamesOf(issue);
  const content: Cell = [
    ...symptom,
    ...text(' '),
    ...(workaround ? [...workaround, ...text(' ')] : []),
    ...linked(text('See the affected releases'), `${ISSUE_LIST}#${id}`),
    ...text('.'),
  ];
  const title = {
    type: 'mdxAdmonitionTitle',
    data: { hName: 'mdxAdmonitionTitle', hProperties: {} },
    children: advice,
  } as unknown as BlockContent;
  const box: ContainerDirective = {
    type: 'containerDirective',
    name: callout,
    data: {
      hName: 'admonition',
      hProperties: { type: callout, id, ...(clouds && { clouds }) },
    },
    children: [title, paragraph(...content)],
  };
  // Other pages use the same nodes.
  return structuredClone(box);
}

/** `<KnownIssue id="python-oidc-rules" />`: a callout with the symptom and the workaround, where readers decide. */
export const knownIssue: PageElement = {
  attributes: { id: true },
  content: ({ id = '' }, { page }) => {
    requireFewBoxes(page);
    return [boxOf(issueOf(id, page.cwd))];
  },
};

/** The issues that have a callout on the page, or a link in a sentence that states them. */
export function statedIssues(tree: Root): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      ids.add(node.data?.hProperties?.id);
    } else if (node.type === 'link' && node.url.startsWith(`${ISSUE_LIST}#`)) {
      ids.add(node.url.slice(ISSUE_LIST.length + 1));
    }
  });
  return ids;
}
