import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Paragraph, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf, type ContentPage } from '../../../src/config/content-routes';
import { cachedContentPages } from '../../lib/content-inventory';
import { functionTextsOf, sectionOf, type PageSection } from '../../lib/function-page';
import { pageError, type PageFile } from '../../lib/page-error';
import { parsePage } from '../../lib/page-syntax';
import { plainText, type Cell } from '../page-elements/cells';
import {
  parseFix,
  parseVersions,
  statesOf,
  type AffectedReleases,
  type IssueState,
} from './versions';

const SECTION = 'Known issues';
/** The anchor of the section on each page. */
const ANCHOR = '#known-issues';

export const issueColumns = ['Issue', 'Versions', 'Workaround', 'Fixed in'] as const;

/** A page that describes an issue. */
export interface IssuePage {
  title: string;
  route: string;
  /** Address of its table. */
  url: string;
}

/** A row of a table. */
export interface KnownIssue {
  /** In the order of `issueColumns`. Links lead to addresses on this site. */
  cells: readonly Cell[];
  affected: readonly AffectedReleases[];
  states: readonly IssueState[];
  /** All pages with the same row. */
  pages: readonly IssuePage[];
}

/** The text of a cell with backticks around code. */
const cellText = (cell: Cell): string =>
  cell
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : plainText([node])))
    .join('')
    .trim();

const textsOf = (row: TableRow | undefined): string[] =>
  (row?.children ?? []).map(({ children }) => cellText(children));

/** @throws an error unless the section has one table with the columns */
function tableIn(file: PageFile, { heading, content }: PageSection): Table {
  const tables = content.filter((node) => node.type === 'table');
  const [table] = tables;
  if (!table || tables.length > 1 || textsOf(table.children[0]).join() !== issueColumns.join()) {
    const problem = `the section "Known issues" must contain one table with the columns ${issueColumns.join(', ')}.`;
    throw pageError(file, content[0] ?? heading, new Error(problem));
  }
  return table;
}

/** The address of a link on another page. File-relative links and anchors depend on the page that contains them. */
function addressOf(url: string, { file, route }: ContentPage): string {
  if (url.startsWith('#')) {
    return route + url;
  }
  if (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url)) {
    return url;
  }
  const [target = '', anchor] = url.split('#');
  const found = contentPageOf(path.posix.join(path.posix.dirname(file), target));
  if (!found) {
    throw new Error(`the link ${url} doesn't lead to a page. Write the path of its file.`);
  }
  return anchor === undefined ? found.route : `${found.route}#${anchor}`;
}

/** A copy of the cell without positions, so that equal cells of different pages are the same. */
function withAddresses(cell: Cell, page: ContentPage): Cell {
  const content: Paragraph = { type: 'paragraph', children: structuredClone(cell) };
  visit(content, (node: Nodes) => {
    delete node.position;
    if (node.type === 'link') {
      node.url = addressOf(node.url, page);
    }
  });
  return content.children;
}

function issueOf(row: TableRow, page: ContentPage, title: string): KnownIssue {
  const cells = row.children.map(({ children }) => withAddresses(children, page));
  const [, versions = '', , fixed = ''] = textsOf(row);
  const affected = parseVersions(versions);
  return {
    cells,
    affected,
    states: statesOf(affected, parseFix(fixed, affected)),
    pages: [{ title, route: page.route, url: page.route + ANCHOR }],
  };
}

function issuesOnPage(siteDir: string, page: ContentPage): KnownIssue[] {
  const source = fs.readFileSync(path.join(siteDir, page.file), 'utf8');
  const file: PageFile = { cwd: siteDir, path: path.join(siteDir, page.file) };
  if (!source.includes(`## ${SECTION}`)) {
    return [];
  }
  const tree = parsePage(file.path, source);
  const section = sectionOf(tree, SECTION);
  if (section === undefined) {
    return [];
  }
  const { title } = functionTextsOf(tree);
  const [, ...rows] = tableIn(file, section).children;
  return rows.map((row) => {
    try {
      return issueOf(row, page, title);
    } catch (error) {
      throw pageError(file, row, error);
    }
  });
}

/** Rows with the same content are one issue of several pages. */
function merged(issues: readonly KnownIssue[]): KnownIssue[] {
  const byContent = new Map<string, KnownIssue>();
  for (const issue of issues) {
    const key = JSON.stringify(issue.cells);
    const known = byContent.get(key);
    byContent.set(key, known ? { ...known, pages: [...known.pages, ...issue.pages] } : issue);
  }
  return [...byContent.values()];
}

/** Reads the issues of all pages from their tables, in the order of the pages' addresses. */
export function readIssues(siteDir: string): KnownIssue[] {
  const pages = [...cachedContentPages(siteDir).values()].sort((a, b) =>
    a.route < b.route ? -1 : 1,
  );
  return merged(pages.flatMap((page) => issuesOnPage(siteDir, page)));
}
