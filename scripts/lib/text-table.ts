/**
 * Lines for a terminal whose columns stand below each other.
 * @param lines the head first; all of the same length
 * @param isNumber whether a column, from 0, is set to the right
 */
export function textTable(
  lines: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const pad = (cell: string, column: number): string =>
    isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
