import type { PageElement } from '../page-elements/element';
import { issueListOf } from './issue-list';
import { readIssues } from './read-issues';

/** `<KnownIssues />`: the issues from the tables of all pages. */
export const knownIssues: PageElement = {
  attributes: {},
  content: (_, { page }) => [issueListOf(readIssues(page.cwd))],
};
