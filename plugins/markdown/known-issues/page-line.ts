import type { Root, RootContent } from 'mdast';
import { issueSeverities } from '@nitric-docs/nitric-facts';
import { contentPageOf } from '../../../src/config/content-routes';
import { jsxElement, type JsxElement } from '../../lib/jsx-attributes';
import { paragraph, plainText } from '../../lib/markdown-nodes';
import { fileOf, type PageFile } from '../../lib/page-error';
import { linked, text } from '../page-elements/cells';
import { statedIssues } from './issue-box';
import { cloudNamesOf, ISSUE_LIST, readIssues, type KnownIssue } from './read-issues';

/** More issues are in the list only. */
const MAX_ISSUES_SHOWN = 3;
/** The last section of a page. The line comes before it. */
const LAST_SECTIONS = ["What's next", 'See also', 'Related'];

const isUnfixed = ({ states }: KnownIssue): boolean => states[0] !== 'fixed';

/** The unfixed issues of a page, the most severe ones first. */
const issuesOf = (siteDir: string, route: string): KnownIssue[] =>
  readIssues(siteDir)
    .filter((issue) => isUnfixed(issue) && issue.pages.some((page) => page.route === route))
    .sort((a, b) => issueSeverities.indexOf(a.severity) - issueSeverities.indexOf(b.severity));

/** The clouds of an issue in parentheses. The pages of a provider are about one cloud. */
function cloudsOf(issue: KnownIssue, route: string): string {
  const names = route.startsWith('/reference/providers/') ? '' : cloudNamesOf(issue);
  return names && ` (${names})`;
}

/** "2 known issues: Use only one audience (Azure). Declare no second bucket." Each sentence leads to its row of the list. */
function lineOf(issues: readonly KnownIssue[], route: string): JsxElement {
  const count = issues.length === 1 ? '1 known issue:' : `${issues.length} known issues:`;
  const links = issues
    .slice(0, MAX_ISSUES_SHOWN)
    .flatMap((issue) => [
      ...text(' '),
      ...linked(issue.advice, `${ISSUE_LIST}#${issue.id}`),
      ...text(`${cloudsOf(issue, route)}.`),
    ]);
  const more = issues.length - MAX_ISSUES_SHOWN;
  const rest =
    more > 0 ? [...text(' '), ...linked(text(`See ${more} more`), ISSUE_LIST), ...text('.')] : [];
  return jsxElement('KnownIssueLine', {}, [
    paragraph({ type: 'strong', children: text(count) }, ...links, ...rest),
  ]);
}

const isLastSection = (node: RootContent): boolean =>
  node.type === 'heading' && LAST_SECTIONS.some((title) => plainText(node).startsWith(title));

/** Adds the unfixed issues of a page as one line before its last section, or at its end. Issues that the page states aren't in the line. */
export function remarkKnownIssues() {
  return (tree: Root, page: PageFile): void => {
    const { route = '' } = contentPageOf(fileOf(page)) ?? {};
    const stated = statedIssues(tree);
    const issues = issuesOf(page.cwd, route).filter(({ id }) => !stated.has(id));
    if (issues.length > 0) {
      const last = tree.children.findIndex(isLastSection);
      tree.children.splice(last === -1 ? tree.children.length : last, 0, lineOf(issues, route));
    }
  };
}
