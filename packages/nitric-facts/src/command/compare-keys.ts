import type * as z from 'zod';
import type { keyRowsSchema } from '../key-rows';
import type { KeyFacts } from './read-go';

type KeyRowContent = z.input<typeof keyRowsSchema>[number];

/** The data after an update, and a line for each change. */
export interface Update<Content> {
  content: Content;
  changes: string[];
}

/** `config.<type>` and `config.<name>` are the same key. */
const comparable = (key: string): string => key.replace(/<[^>]*>/g, '<>');

const isBelow = (key: string, prefix: string): boolean =>
  ['.', '['].some((separator) => comparable(key).startsWith(comparable(prefix) + separator));

/** The data can narrow the type of the source. */
const isNarrower = (row: KeyRowContent, fact: KeyFacts): boolean =>
  (row.type === 'DELETE | ABANDON' && fact.type === 'string') ||
  (row.type === 'preview features' && fact.type === 'list of strings');

/** Tables don't need to show the default of a key if it is the zero value of its Go type. */
const isZero = (value: string): boolean => ['0', 'false'].includes(value);

/** Returns the default of the source if the data has another one. Defaults in words aren't compared. */
function changedDefault(row: KeyRowContent, fact: KeyFacts): string | undefined {
  const isInWords = row.default !== undefined && !row.default.startsWith('`');
  if (fact.default === undefined || isInWords) {
    return undefined;
  }
  const value = `\`${fact.default}\``;
  const isSame = row.default === undefined ? isZero(fact.default) : row.default === value;
  return isSame ? undefined : value;
}

function updateRow(row: KeyRowContent, fact: KeyFacts): Update<KeyRowContent> {
  const changes: string[] = [];
  const content = { ...row };
  if (row.type !== fact.type && !isNarrower(row, fact)) {
    changes.push(`  ~ ${row.key}: type ${row.type} -> ${fact.type}`);
    content.type = fact.type;
  }
  const value = changedDefault(row, fact);
  if (value !== undefined) {
    changes.push(`  ~ ${row.key}: default ${row.default ?? 'none'} -> ${value}`);
    content.default = value;
  }
  return { content, changes };
}

/** Creates an entry whose `since` and `meaning` the schema rejects until someone writes them. */
const newRow = ({ key, type, default: value }: KeyFacts): KeyRowContent => ({
  key,
  type,
  ...(value === undefined ? {} : { default: `\`${value}\`` }),
  since: '',
  meaning: '',
});

/**
 * Updates the keys of one file.
 * @param where the file or the provider, for the changes
 */
export function updateKeys(
  where: string,
  rows: readonly KeyRowContent[],
  facts: readonly KeyFacts[],
): Update<KeyRowContent[]> {
  const factOf = (row: KeyRowContent): KeyFacts | undefined =>
    facts.find(({ key }) => comparable(key) === comparable(row.key));
  const isPresent = (row: KeyRowContent): boolean =>
    factOf(row) !== undefined || facts.some(({ key }) => isBelow(key, row.key));
  /** A row without effect also stands for the keys below it. */
  const hasRow = (fact: KeyFacts): boolean =>
    rows.some(
      (row) => factOf(row) === fact || (row.ignored === true && isBelow(fact.key, row.key)),
    );
  const updates = rows.filter(isPresent).map((row) => {
    const fact = factOf(row);
    return fact ? updateRow(row, fact) : { content: row, changes: [] };
  });
  const added = facts.filter((fact) => !hasRow(fact));
  const changes = [
    ...added.map(({ key, type }) => `  + ${key}: ${type}`),
    ...rows.filter((row) => !isPresent(row)).map(({ key }) => `  - ${key}`),
    ...updates.flatMap((update) => update.changes),
  ];
  return {
    content: [...updates.map(({ content }) => content), ...added.map(newRow)],
    changes: changes.length > 0 ? [where, ...changes] : [],
  };
}
