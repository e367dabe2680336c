import type { PageElement } from '../page-elements/element';
import { issueListOf } from './issue-list';
import { readIssues } from './read-issues';

/** `<KnownIssues />`: the issues from the tables of all pages. */
export const knownIssues: PageElement = {
  attributes: {},
  content: async (_, { page }) => [issueListOf(await readIssues(page.cwd))],
};
