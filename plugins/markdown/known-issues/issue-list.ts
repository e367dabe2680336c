import type { Table } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { isBefore, issueSeverities } from '@nitric-docs/nitric-facts';
import { guideGroupOf } from '../../../src/config/node/guide-groups';
import { isSdkId, sdkOf, sdkReferenceOf } from '../../../src/config/sdks';
import type { FacetFilter } from '../../../src/contracts/facet-filter';
import { facetList, type ShownGroup } from '../../lib/facet-filters';
import type { JsxElement } from '../../lib/jsx-attributes';
import { heading, inlineElement } from '../../lib/markdown-nodes';
import { join, linked, tableOf, text, type Cell } from '../page-elements/cells';
import type { PageElement } from '../page-elements/element';
import { components } from './components';
import { issueColumns, readIssues, type IssuePage, type KnownIssue } from './read-issues';
import { issueStates, type IssueState } from './versions';

const stateLabels: Readonly<Record<IssueState, string>> = {
  current: 'Current releases',
  fixed: 'Fixed',
  v0: 'Version 0',
};

const filters: readonly FacetFilter[] = [
  {
    name: 'component',
    legend: 'Component',
    options: components
      .filter(({ parts }) => !parts)
      .map(({ id, label }) => ({ value: id, label })),
  },
  {
    name: 'state',
    legend: 'Releases',
    options: issueStates.map((state) => ({ value: state, label: stateLabels[state] })),
  },
];

const facetsOf = (issue: KnownIssue): string[] => [
  ...new Set([
    ...issue.affected.flatMap(({ component }) => component.parts ?? [component.id]),
    ...issue.clouds,
    ...issue.states,
  ]),
];

const groupIdOf = ({ affected }: KnownIssue): string | undefined => affected[0]?.component.id;

/** The most severe issues first, and in each severity the most recent ones. */
function byImportance(a: KnownIssue, b: KnownIssue): number {
  const severity = issueSeverities.indexOf(a.severity) - issueSeverities.indexOf(b.severity);
  const [first = '', second = ''] = [a, b].map(({ affected }) => affected[0]?.from);
  const age = first === second ? 0 : isBefore(first, second) ? 1 : -1;
  return severity || age;
}

/** The SDK that a page is about: a page of its reference, or a guide. */
function sdkLabelOf(route: string): string | undefined {
  const sdk = sdkReferenceOf(route)?.sdk ?? guideGroupOf(route)?.id;
  return isSdkId(sdk) ? sdkOf(sdk).label : undefined;
}

/** The title, and the SDK if the issue isn't about a single SDK, because pages of several SDKs have the same titles. */
function pageLink({ title, route }: IssuePage, issue: KnownIssue): Cell {
  const sdk = sdkLabelOf(route);
  const isClear = sdk === undefined || title.includes(sdk) || isSdkId(groupIdOf(issue));
  return linked(text(isClear ? title : `${title} (${sdk})`), route);
}

/** More pages are in a disclosure. */
const MAX_PAGES_SHOWN = 3;

function pagesOf(issue: KnownIssue): MdxJsxTextElement {
  const { pages } = issue;
  const links = join(pages.map((page) => pageLink(page, issue)));
  if (pages.length > MAX_PAGES_SHOWN) {
    return inlineElement('details', [
      inlineElement('summary', text(`${pages.length} pages`)),
      ...links,
    ]);
  }
  return inlineElement('small', [...text(pages.length > 1 ? 'Pages: ' : 'Page: '), ...links]);
}

function tableFor(issues: readonly KnownIssue[]): Table {
  const rows = issues.map((issue) => {
    const [first = [], ...others] = issue.cells;
    return [[...first, pagesOf(issue)], ...others];
  });
  return tableOf(
    { columns: issueColumns, rows },
    issues.map((issue) => ({ id: issue.id, dataFacets: facetsOf(issue).join(' ') })),
  );
}

/** An issue of several components is in the group of the first one. */
const componentGroups = (state: IssueState, issues: readonly KnownIssue[]): ShownGroup[] =>
  components.flatMap(({ id, label }) => {
    const own = issues.filter((issue) => groupIdOf(issue) === id).sort(byImportance);
    const anchor = `${state}-${id}`;
    const content = [heading(3, text(label), anchor), tableFor(own)];
    return own.length > 0 ? [{ id: anchor, items: own.map(facetsOf), content }] : [];
  });

/** The issues in a section for each state, and in each section in a group for each component. */
function issueListOf(issues: readonly KnownIssue[]): JsxElement {
  const sections = issueStates.flatMap((state): ShownGroup[] => {
    const own = issues.filter(({ states }) => states[0] === state);
    const content = [heading(2, text(stateLabels[state]), state)];
    const groups = componentGroups(state, own);
    return own.length > 0 ? [{ id: state, items: own.map(facetsOf), content, groups }] : [];
  });
  const anchors = issues.map(({ id }) => id).join(' ');
  return facetList('Issues', 'FacetList/known-issues.css', filters, sections, { anchors });
}

/** `<KnownIssues />`: the issues of `packages/nitric-facts/data/known-issues.yaml`. */
export const knownIssues: PageElement = {
  attributes: {},
  content: (_, { page }) => [issueListOf(readIssues(page.cwd))],
};
