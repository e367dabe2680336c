import {
  isBefore,
  knownIssueEntries,
  type IssueSeverity,
  type KnownIssueEntry,
} from '@nitric-docs/nitric-facts';
import { guideClouds, type GuideCloud } from '../../../src/contracts/guide';
import { inlineElement } from '../../lib/markdown-nodes';
import { pageTitleOf } from '../../lib/page-title';
import { markdown, text, type Cell } from '../page-elements/cells';
import { parseVersions, statesOf, type AffectedReleases, type IssueState } from './versions';

export const issueColumns = ['Issue', 'Versions', 'Workaround', 'Status'] as const;

export interface IssuePage {
  title: string;
  route: string;
}

export interface KnownIssue {
  id: string;
  severity: IssueSeverity;
  /** The text of its link on a page. */
  advice: Cell;
  symptom: Cell;
  workaround: Cell | undefined;
  /** In the order of `issueColumns`. */
  cells: readonly Cell[];
  affected: readonly AffectedReleases[];
  clouds: readonly GuideCloud[];
  states: readonly IssueState[];
  pages: readonly IssuePage[];
}

/** The page with all issues, each of which has its ID as an anchor. */
export const ISSUE_LIST = '/support/known-issues';

/** The names of the clouds of an issue, or nothing if it concerns all of them. */
export const cloudNamesOf = ({ clouds }: Pick<KnownIssue, 'clouds'>): string =>
  clouds.map((cloud) => guideClouds[cloud]).join(', ');

const FILE = 'packages/nitric-facts/data/known-issues.yaml';

/** The newest affected releases: `1.27.5`, with names if the components differ. */
function newestOf(affected: readonly AffectedReleases[]): string {
  const releases = [...new Set(affected.map(({ to }) => to))];
  return releases.length === 1
    ? `${releases[0]}`
    : affected.map(({ name, to }) => `${name.replaceAll('`', '')} ${to}`).join(' or ');
}

/** `Open in 1.27.5` or `Fixed in 1.17.3`. */
const statusCell = (fixed: string | undefined, affected: readonly AffectedReleases[]): Cell => [
  fixed === undefined
    ? inlineElement('Status', markdown(`Open in ${newestOf(affected)}`))
    : inlineElement('Status', text(`Fixed in ${fixed}`), { fixed: null }),
];

function requireNewerFix(fixed: string | undefined, affected: readonly AffectedReleases[]): void {
  if (fixed !== undefined && affected.some(({ to }) => !isBefore(to, fixed))) {
    throw new Error(`the fix ${fixed} isn't newer than the last affected release.`);
  }
}

/** A test checks that the pages exist, because tests build sites with a part of them. */
const pagesOf = (siteDir: string, routes: readonly string[]): IssuePage[] =>
  routes.flatMap((route) => {
    const title = pageTitleOf(siteDir, route);
    return title === undefined ? [] : { title, route };
  });

function issueOf(siteDir: string, entry: KnownIssueEntry): KnownIssue {
  const { id, severity, advice, affects, clouds = [], fixed, symptom, workaround, pages } = entry;
  const affected = parseVersions(affects);
  requireNewerFix(fixed, affected);
  return {
    id,
    severity,
    advice: markdown(advice),
    symptom: markdown(symptom),
    workaround: workaround === undefined ? undefined : markdown(workaround),
    cells: [
      ...[symptom, affects, workaround ?? 'None.'].map(markdown),
      statusCell(fixed, affected),
    ],
    affected,
    clouds,
    states: statesOf(affected, fixed),
    pages: pagesOf(siteDir, pages),
  };
}

const known = new Map<string, KnownIssue[]>();

/**
 * The issues in the order of the data file.
 * @throws an error that names the entry and what is wrong
 */
export function readIssues(siteDir: string): readonly KnownIssue[] {
  const issues =
    known.get(siteDir) ??
    knownIssueEntries.map((entry) => {
      try {
        return issueOf(siteDir, entry);
      } catch (error) {
        throw new Error(`${FILE}: ${entry.id}: ${(error as Error).message}`, { cause: error });
      }
    });
  known.set(siteDir, issues);
  return issues;
}
