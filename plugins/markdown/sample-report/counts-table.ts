import type { Table } from 'mdast';
import { codeLanguageLabel, type CodeLanguage } from '../../../src/contracts/code-language';
import type { RunCounts, SampleCounts, SampleOutcome } from '@nitric-docs/sample-checks';
import { tableOf, text } from '../page-elements/cells';
import { dayText } from './day-text';

/** Samples of one language that were checked against one package. */
interface Group {
  language: CodeLanguage;
  against?: string;
  counts: Partial<Record<SampleOutcome, number>>;
}

function groupsOf(totals: readonly SampleCounts[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { language, against, outcome, count } of totals) {
    const key = `${language} ${against ?? ''}`;
    const group = groups.get(key) ?? {
      language,
      ...(against === undefined ? {} : { against }),
      counts: {},
    };
    // The tests of an example compile it against the release, too.
    const kind = outcome === 'project' ? 'types' : outcome;
    group.counts[kind] = (group.counts[kind] ?? 0) + count;
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) =>
      codeLanguageLabel(a.language).localeCompare(codeLanguageLabel(b.language), 'en') ||
      (b.against ?? '').localeCompare(a.against ?? '', 'en', { numeric: true }),
  );
}

const numberText = (count: number): string => count.toLocaleString('en');

/** Removes the path of a Go module and the group of a Maven artifact, so that the table fits next to the menu. */
const shortName = (against: string): string =>
  against.replace(/github\.com\/[^/]+\/|com\.github\.[^:]+:/, '');

/** How many samples were checked against a release, with the name of its package. */
function releaseCheckText({ counts: { types = 0, schema = 0 }, against }: Group): string {
  const parts = [
    ...(types > 0
      ? [[numberText(types), ...(against ? [shortName(against)] : [])].join(', ')]
      : []),
    ...(schema > 0 ? [`${numberText(schema)}, keys and commands`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : '0';
}

/** A table of texts, whose columns are aligned to the right unless they are named. */
const table = (columns: readonly string[], toLeft: readonly string[], rows: string[][]): Table => ({
  ...tableOf({ columns, rows: rows.map((texts) => texts.map(text)) }),
  align: columns.map((column) => (toLeft.includes(column) ? 'left' : 'right')),
});

function groupRow(group: Group): string[] {
  const { types = 0, schema = 0, syntax = 0, unchecked = 0, skipped = 0 } = group.counts;
  return [
    codeLanguageLabel(group.language),
    numberText(types + schema + syntax + unchecked + skipped),
    releaseCheckText(group),
    ...[syntax, unchecked + skipped].map(numberText),
  ];
}

/** The counts of samples as a table, with one row for each language and package. */
export const countsTable = (totals: readonly SampleCounts[]): Table =>
  table(
    ['Language', 'Samples', 'Release', 'Syntax', 'Not checked'],
    ['Language', 'Release'],
    groupsOf(totals).map(groupRow),
  );

/** The counts of programs as a table, with one row for each language and package, and with the day of the last run. */
export const runsTable = (totals: readonly RunCounts[]): Table =>
  table(
    ['Language', 'Started with', 'Declared', 'Ran'],
    ['Language', 'Started with'],
    totals.map(({ language, against, declared, ran, day }) => [
      codeLanguageLabel(language),
      [shortName(against), ...(day ? [`on ${dayText(day, 'medium')}`] : [])].join(', '),
      ...[declared, ran].map(numberText),
    ]),
  );
