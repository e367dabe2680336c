const MAX_WIDTH = 96;

/** A list whose items aren't lists or objects. */
const LIST = /^( *)(.*)\[\n([^[\]{}]+)\n *\]/gm;

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
export const wrappedJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(LIST, (_, margin: string, key: string, items: string) => {
    const entries = items.split(',\n').map((item) => item.trim());
    const lines = linesOf(entries, MAX_WIDTH - margin.length - 2);
    return lines.length === 1
      ? `${margin}${key}[${lines.join()}]`
      : `${margin}${key}[\n${lines.map((line) => `${margin}  ${line}`).join(',\n')}\n${margin}]`;
  });
