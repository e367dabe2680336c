import path from 'node:path';
import type { Finding } from '../contracts';
import type { JvmSource } from './jvm-sources';

/** Example: `sample0/A.java:4: error: incompatible types`. Kotlin also prints the column. */
const ERROR =
  /^(?<file>[^\s:]+\.(?:java|kt)):(?<line>\d+):(?:(?<column>\d+):)? error: (?<message>.*)$/;

/** The caret below the source line that marks the column. */
const MARK = /^ *\^$/;

/** Details that javac prints about an unresolved name, below the caret. */
const DETAIL = /^ {2}(?:symbol|location): /;

/** Splits the output into the lines of each error. */
function blocksOf(output: string): string[][] {
  const blocks: string[][] = [];
  for (const line of output.split(/\r?\n/)) {
    if (ERROR.test(line)) {
      blocks.push([line]);
    } else {
      blocks.at(-1)?.push(line);
    }
  }
  return blocks;
}

/** Parses the output of `javac` or the Kotlin compiler into lines and columns of the samples. */
export function readJvmReport(output: string, sources: readonly JvmSource[]): Finding[] {
  const byFile = new Map(sources.map((source) => [path.posix.normalize(source.file), source]));
  return blocksOf(output).flatMap(([first = '', ...rest]) => {
    const { file = '', line, column, message = '' } = ERROR.exec(first)?.groups ?? {};
    const source = byFile.get(path.posix.normalize(file));
    if (!source) {
      return [];
    }
    const mark = rest.find((text) => MARK.test(text));
    const details = rest.filter((text) => DETAIL.test(text)).map((text) => text.trim());
    return [
      {
        key: source.sample.key,
        line: Math.max(Number(line) - source.addedLines, 1),
        column: column === undefined ? (mark?.length ?? 1) : Number(column),
        code: `${source.sample.language}-compile`,
        message: [message.trim(), ...details].join('\n    '),
      },
    ];
  });
}
