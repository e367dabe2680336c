import path from 'node:path';
import type { Finding } from '../contracts';
import type { JvmSource } from './jvm-sources';

/** `sample0/A.java:4: error: incompatible types`; Kotlin gives the column too. */
const ERROR =
  /^(?<file>[^\s:]+\.(?:java|kt)):(?<line>\d+):(?:(?<column>\d+):)? error: (?<message>.*)$/;

/** The line below the source line, with a mark under the place that is meant. */
const MARK = /^ *\^$/;

/** What javac tells about a name that it can't find, below the mark. */
const DETAIL = /^ {2}(?:symbol|location): /;

/** The lines of one error, from its first to the next error's. */
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

/** The errors that `javac` or the Kotlin compiler printed, in lines and columns of the samples. */
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
