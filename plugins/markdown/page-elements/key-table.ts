import { isBefore, type KeyRow } from '@nitric-docs/nitric-facts';
import { anchored, code, markdown, text, type Cell, type DataTable } from './cells';
import type { ElementContext } from './element';

const segmentsOf = (key: string): string[] => key.split('.');

/** `config.default` and `config.<type>` both match every `config.<type>.…`. */
const isOrBelow = (key: string, wanted: string): boolean => {
  const own = segmentsOf(key);
  return segmentsOf(wanted).every(
    (segment, index) => own[index] === segment || (own[index]?.startsWith('<') ?? false),
  );
};

/**
 * Selects rows, in the order of the data.
 * @param wanted keys or prefixes of keys, separated by commas; undefined selects all keys
 */
export function selectKeys(all: readonly KeyRow[], wanted: string | undefined): readonly KeyRow[] {
  const rows = all.filter(({ uncertain }) => !uncertain);
  if (wanted === undefined) {
    return rows;
  }
  const found = wanted.split(',').flatMap((part) => {
    const name = part.trim();
    const matches = rows.filter(({ key }) => name !== '' && isOrBelow(key, name));
    if (matches.length === 0) {
      throw new Error(
        `keys: "${name}" matches no key. Accepted: ${rows.map(({ key }) => key).join(', ')}.`,
      );
    }
    return matches;
  });
  return rows.filter((row) => found.includes(row));
}

const typeCell = ({ type, unit }: KeyRow): Cell =>
  text(unit === undefined ? type : `${type} (${unit})`);

export const defaultCell = (value: string | undefined, otherwise: string): Cell =>
  value === undefined ? text(otherwise) : markdown(value);

/** Older releases don't work with this version of the CLI, so tables don't name them. */
const FIRST_RELEASE = '1.0.0';

/** What a key or a flag means, whether it has an effect, and the release that added it. */
export function meaningCell({
  meaning = '',
  since,
  ignored,
}: Partial<Pick<KeyRow, 'meaning' | 'since' | 'ignored'>>): Cell {
  const notes = [
    ...(ignored ? ['This key has no effect.'] : []),
    ...(since !== undefined && !isBefore(since, FIRST_RELEASE) ? [`Since ${since}.`] : []),
  ];
  return [...markdown(meaning), ...text(notes.map((note) => ` ${note}`).join(''))];
}

/** Keys of a file with type, default, and meaning. Each key has an anchor. */
export const keyTable = (rows: readonly KeyRow[], { anchor }: ElementContext): DataTable => ({
  columns: ['Key', 'Type', 'Default', 'Meaning'],
  rows: rows.map((row) => [
    anchored(code(row.key), anchor(`key-${row.key}`)),
    typeCell(row),
    row.required ? text('Required') : defaultCell(row.default, 'None'),
    meaningCell(row),
  ]),
});
