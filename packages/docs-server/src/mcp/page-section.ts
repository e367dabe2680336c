/** A heading below the title of a page. */
export interface PageHeading {
  heading: string;
  /** Unique on the page, such as `permissions`. */
  anchor: string;
  /** From 2 to 6. */
  level: number;
}

/** A heading, or a line that starts or ends a sample, whose comments can look like headings. */
const HEADING_OR_FENCE = /^(?:(#{1,6}) (.*)|(`{3,}|~{3,}).*)$/gm;

function headingsIn(markdown: string) {
  const headings: { level: number; text: string; start: number }[] = [];
  let fence: string | undefined;
  for (const { 1: marks = '', 2: text = '', 3: line, index: start } of markdown.matchAll(
    HEADING_OR_FENCE,
  )) {
    if (line === undefined && fence === undefined) {
      headings.push({ level: marks.length, text, start });
    } else if (line !== undefined && (fence === undefined || line.startsWith(fence))) {
      fence = fence === undefined ? line : undefined;
    }
  }
  return headings;
}

/** Headings in Markdown have marks of code and escaped characters. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The section of a page with an anchor, and the sections below it.
 * @param headings of the page, in order
 * @returns undefined if the page has no such section
 */
export function sectionIn(
  markdown: string,
  headings: readonly PageHeading[],
  anchor: string,
): string | undefined {
  const wanted = headings.find((one) => one.anchor === anchor);
  if (!wanted) {
    return undefined;
  }
  const letters = lettersOf(wanted.heading);
  const place = headings.filter(({ heading }) => lettersOf(heading) === letters).indexOf(wanted);
  const all = headingsIn(markdown);
  const found = all.filter(({ text }) => lettersOf(text) === letters)[place];
  const next = found && all.find(({ level, start }) => start > found.start && level <= found.level);
  return found && markdown.slice(found.start, next?.start);
}
