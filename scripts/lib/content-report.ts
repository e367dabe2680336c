import { openCount, statusHeadings, type ContentStatus, type StatusEntry } from './content-status';

function bySection(entries: readonly StatusEntry[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const { section, text } of entries) {
    sections.set(section, [...(sections.get(section) ?? []), text]);
  }
  return sections;
}

function sectionLines([section, texts]: readonly [string, string[]], quiet: boolean): string[] {
  const head = `  ${section}: ${texts.length}`;
  return quiet ? [head] : [head, ...texts.map((text) => `    ${text}`)];
}

/**
 * Formats the report of `npm run content:status`.
 * @param quiet omits the entries and prints only counts
 */
export function contentReport(status: ContentStatus, quiet: boolean): string {
  const kinds = Object.keys(statusHeadings) as Array<keyof typeof statusHeadings>;
  const lines = kinds.flatMap((kind) => [
    `${statusHeadings[kind]}: ${status[kind].length}`,
    ...[...bySection(status[kind])].flatMap((section) => sectionLines(section, quiet)),
  ]);
  return [...lines, `Open: ${openCount(status)}`].join('\n');
}
