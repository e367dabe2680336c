const MAX_WIDTH = 96;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Joins entries with commas, and starts a new line before one that doesn't fit. */
function linesOf(entries: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}, ${entry}`.length < width) {
      lines[lines.length - 1] = `${last}, ${entry}`;
    } else {
      lines.push(entry);
    }
  }
  return lines;
}

/** Formats JSON like Prettier, but a long list of texts fills its lines, which keeps policies short. */
export function wrappedJson(value: unknown, margin = ''): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const inner = `${margin}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item: unknown) => wrappedJson(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${wrappedJson(item, inner)}`,
      );
  const lines =
    isList && value.every(isText) ? linesOf(entries, MAX_WIDTH - inner.length) : entries;
  const [first = '', ...rest] = lines;
  if (isList && value.every(isText) && rest.length === 0) {
    return `[${first}]`;
  }
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.map((line) => `${inner}${line}`).join(',\n')}\n${margin}${close}`;
}
