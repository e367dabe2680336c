const AS_IS = 'as is';

const EXCERPT = 'excerpt';

/** Whether a fence shows what the reader already has. */
export const isShown = (place: string | undefined): boolean => place === AS_IS || place === EXCERPT;

const PLACE = /^(?:(end)|(as is|excerpt)|(after|over) (.+))$/;

export const ACCEPTED_PLACES =
  'Accepted: place="end", place="as is" for a file that exists, place="excerpt" for a part of it, place="after <start of a line>", and place="over <start of a line>".';

/** The index of the only line that starts with a text. @throws if no line or several lines do */
function onlyLine(lines: readonly string[], start: string): number {
  const found = lines.flatMap((line, index) => (line.trim().startsWith(start) ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) {
    throw new Error(
      `${found.length === 0 ? 'no line starts' : `${found.length} lines start`} with "${start}". Name the start of one line.`,
    );
  }
  return index;
}

const RANGE = /"[\^~]\d+(?:\.\d+)*"/g;

/** A text without the versions of packages. Commands install the newest ones, so those change with each release. */
const withoutVersions = (text: string): string => text.replace(RANGE, '"*"');

export const isSameText = (one: string, other: string): boolean =>
  withoutVersions(one) === withoutVersions(other);

const indentOf = (line = ''): string => /^\s*/.exec(line)?.[0] ?? '';

/** The lines of a fence with the indentation of the line next to them. Go files are indented with tabs. */
const indented = (code: string, neighbor: string | undefined): string[] =>
  code.split('\n').map((line) => (line === '' ? line : indentOf(neighbor) + line));

/**
 * Types a fence into a file.
 * @param current the text of the file. Undefined if it doesn't exist
 * @param place where the lines belong. Without it, they are the whole file
 * @throws if the file doesn't have that place
 */
export function editedFile(current: string | undefined, code: string, place?: string): string {
  const text = `${code.trimEnd()}\n`;
  if (place === undefined) {
    return text;
  }
  const [, end, same, side, start = ''] = PLACE.exec(place) ?? [];
  if (current === undefined) {
    throw new Error(`place="${place}": the reader doesn't have this file yet.`);
  }
  if (same) {
    const isAsShown =
      same === AS_IS
        ? isSameText(current.trim(), code.trim())
        : withoutVersions(current).includes(withoutVersions(text));
    if (!isAsShown) {
      throw new Error(`the file differs from the fence. It is:\n${current.replace(/^/gm, '    ')}`);
    }
    return current;
  }
  if (end) {
    return `${current.trimEnd()}\n\n${text}`;
  }
  if (!side) {
    throw new Error(`place="${place}" isn't a place. ${ACCEPTED_PLACES}`);
  }
  const lines = current.split('\n');
  const index = onlyLine(lines, start);
  const replaced = side === 'over' ? 1 : 0;
  lines.splice(index + 1 - replaced, replaced, ...indented(code.trimEnd(), lines[index]));
  return lines.join('\n');
}
