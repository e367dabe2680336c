import type { PageElement } from '../page-elements/element';
import { issueListOf } from './issue-list';
import { readIssues } from './read-issues';

/** `<KnownIssues />`: the issues of `packages/nitric-facts/data/known-issues.yaml`. */
export const knownIssues: PageElement = {
  attributes: {},
  content: (_, { page }) => [issueListOf(readIssues(page.cwd))],
};
