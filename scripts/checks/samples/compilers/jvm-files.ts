import fs from 'node:fs';
import path from 'node:path';
import type { Finding, Sample } from '../contracts';

/** A sample as a source file for `javac` or the Kotlin compiler. */
export interface JvmSource {
  sample: Sample;
  /** Path relative to the folder of the run. */
  file: string;
  text: string;
  /** Number of lines that were added above the first line of the sample. */
  addedLines: number;
}

const PACKAGE = /^\s*package\s+([\w.]+)/m;

/** Java requires that a public type and its file have the same name. */
const PUBLIC_TYPE =
  /^\s*public\s+(?:(?:abstract|final|sealed|strictfp)\s+)*(?:class|interface|record|enum|@interface)\s+(\w+)/m;

function fileNameOf({ language, code }: Sample): string {
  return language === 'java' ? `${PUBLIC_TYPE.exec(code)?.[1] ?? 'Sample'}.java` : 'Sample.kt';
}

/** Puts each sample into a separate package, because all samples are compiled together and can share names. */
export function jvmSourceOf(sample: Sample, index: number): JvmSource {
  const name = `sample${index}`;
  const file = path.posix.join(name, fileNameOf(sample));
  const end = sample.language === 'java' ? ';' : '';
  return PACKAGE.test(sample.code)
    ? { sample, file, text: sample.code.replace(PACKAGE, `package ${name}.$1`), addedLines: 0 }
    : { sample, file, text: `package ${name}${end}\n${sample.code}`, addedLines: 1 };
}

export function writeJvmSources(folder: string, samples: readonly Sample[]): JvmSource[] {
  const sources = samples.map(jvmSourceOf);
  for (const { file, text } of sources) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${text}\n`);
  }
  return sources;
}

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
