import fs from 'node:fs';
import type { Problem } from './contracts';
import type { Fence } from './read-fences';
import type { FenceText } from './rewrite-fences';

/** `// #region name` and `# #endregion`, as editors recognize them. */
const MARKER = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(end)?region\b\s*([\w-]*)/;

const withoutMargin = (lines: readonly string[]): string => {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(Number.isFinite(margin) ? margin : 0)).join('\n');
};

/** The index of the line that ends a region, or the number of lines. */
function endOf(lines: readonly string[], start: number): number {
  let depth = 1;
  const end = lines.findIndex((line, index) => {
    const marker = index < start ? null : MARKER.exec(line);
    depth += marker ? (marker[1] ? -1 : 1) : 0;
    return depth === 0;
  });
  return end === -1 ? lines.length : end;
}

/** A file or a region of it, without markers and common indentation. Undefined if the region doesn't exist. */
export function excerptOf(text: string, region?: string): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const start =
    region === undefined
      ? 0
      : lines.findIndex((line) => {
          const marker = MARKER.exec(line);
          return marker !== null && !marker[1] && marker[2] === region;
        }) + 1;
  if (region !== undefined && start === 0) {
    return undefined;
  }
  const end = region === undefined ? lines.length : endOf(lines, start);
  const shown = lines.slice(start, end).filter((line) => !MARKER.test(line));
  return withoutMargin(shown).replace(/^\n+|\s+$/g, '');
}

interface Excerpt {
  /** What is wrong with the fence. */
  message: string;
  /** What the fence should show, if the file has it. */
  expected?: string;
}

function differenceIn({ meta, code }: Fence): Excerpt | undefined {
  const { file = '', region } = meta;
  if (!fs.existsSync(file)) {
    return { message: `file="${file}" doesn't exist.` };
  }
  const expected = excerptOf(fs.readFileSync(file, 'utf8'), region);
  if (expected === undefined) {
    return { message: `${file} has no "#region ${region}".` };
  }
  const place = region === undefined ? file : `region ${region} of ${file}`;
  return code.trimEnd() === expected
    ? undefined
    : {
        message: `the fence differs from ${place}. Run "npm run check:samples -- --update" to copy the file to the page.`,
        expected,
      };
}

/** @returns the problems, and the texts that correct them */
export function checkExcerpts(fences: readonly Fence[]): {
  problems: Problem[];
  corrections: FenceText[];
} {
  const found = fences
    .filter(({ meta }) => meta.file !== undefined)
    .flatMap((fence) => {
      const difference = differenceIn(fence);
      return difference ? [{ fence, ...difference }] : [];
    });
  return {
    problems: found.map(({ fence: { page, line }, message }) => ({
      page,
      line,
      column: 1,
      code: 'excerpt',
      message,
    })),
    corrections: found.flatMap(({ fence: { page, line }, expected: text }) =>
      text === undefined ? [] : [{ page, line, text }],
    ),
  };
}
