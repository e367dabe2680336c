import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../contracts';

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
