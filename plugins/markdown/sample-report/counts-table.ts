import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { codeLanguageLabel, type CodeLanguage } from '../../../src/contracts/code-language';
import type { RunCounts } from '../../../src/contracts/run-report';
import type { SampleCounts, SampleOutcome } from '../../../src/contracts/sample-report';
import { dayText } from './day-text';

/** Samples of one language that were checked against one package. */
interface Group {
  language: CodeLanguage;
  against?: string;
  counts: Record<SampleOutcome, number>;
}

const noCounts = (): Group['counts'] => ({
  types: 0,
  project: 0,
  schema: 0,
  syntax: 0,
  unchecked: 0,
  skipped: 0,
});

function groupsOf(totals: readonly SampleCounts[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { language, against, outcome, count } of totals) {
    const key = `${language} ${against ?? ''}`;
    const group = groups.get(key) ?? {
      language,
      ...(against === undefined ? {} : { against }),
      counts: noCounts(),
    };
    // The tests of an example compile it against the release, too.
    group.counts[outcome === 'project' ? 'types' : outcome] += count;
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) =>
      codeLanguageLabel(a.language).localeCompare(codeLanguageLabel(b.language), 'en') ||
      (b.against ?? '').localeCompare(a.against ?? '', 'en', { numeric: true }),
  );
}

const cell = (text: string): TableCell => ({
  type: 'tableCell',
  children: [{ type: 'text', value: text } satisfies PhrasingContent],
});

const row = (...texts: string[]): TableRow => ({ type: 'tableRow', children: texts.map(cell) });

const numberText = (count: number): string => count.toLocaleString('en');

/** Removes the path of a Go module and the group of a Maven artifact, so that the table fits next to the menu. */
const shortName = (against: string): string =>
  against.replace(/github\.com\/[^/]+\/|com\.github\.[^:]+:/, '');

/** How many samples were checked against a release, with the name of its package. */
function releaseCheckText({ counts: { types, schema }, against }: Group): string {
  const parts = [
    ...(types > 0
      ? [[numberText(types), ...(against ? [shortName(against)] : [])].join(', ')]
      : []),
    ...(schema > 0 ? [`${numberText(schema)}, keys and commands`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : '0';
}

/** How many programs ran, with the day if records stand for the runs. */
function ranText(run: RunCounts | undefined): string {
  const count = numberText(run?.ran ?? 0);
  return run?.recorded === undefined ? count : `${count}, on ${dayText(run.recorded, 'medium')}`;
}

function groupRow(group: Group, runs: readonly RunCounts[] | undefined): TableRow {
  const { types, schema, syntax, unchecked, skipped } = group.counts;
  const run = runs?.find(
    ({ language, against }) => language === group.language && against === group.against,
  );
  return row(
    codeLanguageLabel(group.language),
    numberText(types + schema + syntax + unchecked + skipped),
    releaseCheckText(group),
    ...(runs ? [numberText(run?.declared ?? 0), ranText(run)] : []),
    ...[syntax, unchecked + skipped].map(numberText),
  );
}

/**
 * The counts as a table, with one row for each language and package.
 * @param runs the programs that were started. Without them, the table has no columns about programs.
 */
export function countsTable(totals: readonly SampleCounts[], runs?: readonly RunCounts[]): Table {
  const heads = [
    ...['Language', 'Samples', 'Release'],
    ...(runs ? ['Declared', 'Ran'] : []),
    ...['Syntax', 'Not checked'],
  ];
  return {
    type: 'table',
    align: heads.map((head) => (['Language', 'Release'].includes(head) ? 'left' : 'right')),
    children: [row(...heads), ...groupsOf(totals).map((group) => groupRow(group, runs))],
  };
}
