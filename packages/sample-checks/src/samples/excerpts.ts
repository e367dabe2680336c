import fs from 'node:fs';
import { problemAt, type Problem } from './contracts';
import type { Fence } from './read-fences';
import type { FenceText } from './rewrite-fences';

/** `// #region name` and `# #endregion`, as editors recognize them. */
const MARKER = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(end)?region\b\s*([\w-]*)/;

const withoutMargin = (lines: readonly string[]): string => {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(Number.isFinite(margin) ? margin : 0)).join('\n');
};

/** The lines after the start of a region, up to its end or that of the file. Undefined if there is no such region. */
function regionIn(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => {
    const marker = MARKER.exec(line);
    return marker !== null && !marker[1] && marker[2] === name;
  });
  const rest = lines.slice(start + 1);
  let depth = 1;
  const end = rest.findIndex((line) => {
    const marker = MARKER.exec(line);
    depth += marker ? (marker[1] ? -1 : 1) : 0;
    return depth === 0;
  });
  return start === -1 ? undefined : rest.slice(0, end === -1 ? undefined : end);
}

/** A file or a region of it, without markers and common indentation. Undefined if the region doesn't exist. */
export function excerptOf(text: string, region?: string): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const shown = region === undefined ? lines : regionIn(lines, region);
  return (
    shown && withoutMargin(shown.filter((line) => !MARKER.test(line))).replace(/^\n+|\s+$/g, '')
  );
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
  const problems: Problem[] = [];
  const corrections: FenceText[] = [];
  for (const fence of fences.filter(({ meta }) => meta.file !== undefined)) {
    const { page, line } = fence;
    const difference = differenceIn(fence);
    if (difference) {
      problems.push(problemAt(page, line, 'excerpt', difference.message));
    }
    if (difference?.expected !== undefined) {
      corrections.push({ page, line, text: difference.expected });
    }
  }
  return { problems, corrections };
}
