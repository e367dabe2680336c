import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { codeLanguageLabel, type CodeLanguage } from '../../src/contracts/code-language';
import type { SampleCounts, SampleOutcome } from '../../src/contracts/sample-report';

/** Samples of one language, against one package. */
interface Group {
  language: CodeLanguage;
  against?: string;
  counts: Record<SampleOutcome, number>;
}

const noCounts = (): Group['counts'] => ({
  types: 0,
  schema: 0,
  syntax: 0,
  unchecked: 0,
  skipped: 0,
});

/** How a row names what was done; skipped samples have a column of their own. */
const methods: readonly { outcome: SampleOutcome; text: string }[] = [
  { outcome: 'types', text: 'Type-checked' },
  { outcome: 'schema', text: 'Parsed, keys and commands known' },
  { outcome: 'syntax', text: 'Parsed' },
  { outcome: 'unchecked', text: 'Not checked' },
];

function groupsOf(totals: readonly SampleCounts[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { language, against, outcome, count } of totals) {
    const key = `${language} ${against ?? ''}`;
    const group = groups.get(key) ?? {
      language,
      ...(against === undefined ? {} : { against }),
      counts: noCounts(),
    };
    group.counts[outcome] += count;
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

function howText({ counts, against }: Group): string {
  const used = methods.filter(({ outcome }) => counts[outcome] > 0);
  const text = used
    .map(({ outcome, text: method }) =>
      used.length > 1 ? `${method}: ${numberText(counts[outcome])}` : method,
    )
    .join('; ');
  return against === undefined ? text : `${text} against ${against}`;
}

function groupRow(group: Group): TableRow {
  const { types, schema, syntax, unchecked, skipped } = group.counts;
  const checked = types + schema + syntax;
  return row(
    codeLanguageLabel(group.language),
    `${numberText(checked)} of ${numberText(checked + unchecked + skipped)}`,
    howText(group),
    numberText(skipped),
  );
}

/** The counts as a table for readers: one row for each language and package. */
export function countsTable(totals: readonly SampleCounts[]): Table {
  return {
    type: 'table',
    align: ['left', 'left', 'left', 'right'],
    children: [
      row('Language', 'Checked', 'How', 'Skipped with a reason'),
      ...groupsOf(totals).map(groupRow),
    ],
  };
}
