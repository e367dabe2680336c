import fs from 'node:fs';
import path from 'node:path';
import { jvmClasspath, prepareJvm, runKotlinCompiler } from '../../toolchains/jvm';
import { TOOLCHAIN_FOLDER } from '../../folders';
import { runCommand, type CommandResult } from '../../toolchains/run-command';
import type { Finding, LanguageChecker, Sample } from '../contracts';
import { inScratchFolder } from './sample-files';
import { checker as syntaxChecker } from './tree-sitter';

/** A sample as a source file for `javac` or the Kotlin compiler. */
interface JvmSource {
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

function writeJvmSources(folder: string, samples: readonly Sample[]): JvmSource[] {
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

/** Output folder of class files, relative to the folder of the run. */
const OUTPUT = 'classes';

interface CompilerInput {
  folder: string;
  classpath: string;
  /** Paths relative to the folder. */
  files: readonly string[];
}

function compile(
  language: string,
  { folder, classpath, files }: CompilerInput,
): Promise<CommandResult> {
  if (language === 'kotlin') {
    return runKotlinCompiler(['-d', OUTPUT, ...files], { classpath, folder });
  }
  const args = ['-nowarn', '-d', OUTPUT, '-classpath', classpath, '-proc:none'];
  // Without the last option, javac skips the flow analysis of all samples if one of them has an error.
  const options = ['-Xmaxerrs', '100000', '-XDshould-stop.ifError=FLOW'];
  return runCommand('javac', [...args, ...options, ...files], { cwd: folder });
}

async function findingsOf(
  sources: readonly JvmSource[],
  { folder, classpath }: { folder: string; classpath: string },
): Promise<Finding[]> {
  const [{ sample } = { sample: undefined }] = sources;
  if (!sample) {
    return [];
  }
  const files = sources.map(({ file }) => file);
  const { status, stdout, stderr } = await compile(sample.language, { folder, classpath, files });
  const findings = readJvmReport(`${stdout}\n${stderr}`, sources);
  if (status !== 0 && findings.length === 0) {
    throw new Error(
      `The ${sample.language} compiler failed without reporting an error in a sample: ${stderr || stdout}`,
    );
  }
  if (findings.length === 0) {
    return [];
  }
  // A syntax error in one sample hides other errors in all samples, so the rest is compiled again.
  const incorrect = new Set(findings.map(({ key }) => key));
  const rest = sources.filter((source) => !incorrect.has(source.sample.key));
  return [...findings, ...(await findingsOf(rest, { folder, classpath }))];
}

/** Compiles samples of one language. @throws if the compiler fails without reporting an error in a sample */
const compileJvm = (
  samples: readonly Sample[],
  options: { folder: string; classpath: string },
): Promise<Finding[]> => findingsOf(writeJvmSources(options.folder, samples), options);

/** Gradle build scripts compile only against Gradle, so only their syntax is checked. */
const isScript = ({ title = '' }: Sample): boolean => title.endsWith('.kts');

/** Compiles Java and Kotlin samples against stubs of the SDK. */
export const checker: LanguageChecker = {
  outcome: 'types',
  prepare: prepareJvm,
  check: async (samples, version) => {
    const scripts = samples.filter(isScript);
    const sources = samples.filter((sample) => !isScript(sample));
    const { findings } = await syntaxChecker.check(scripts, version);
    if (sources.length > 0) {
      const classpath = jvmClasspath();
      const compile = (folder: string): Promise<Finding[]> =>
        compileJvm(sources, { folder, classpath });
      findings.push(...(await inScratchFolder(TOOLCHAIN_FOLDER, compile)));
    }
    return {
      findings,
      outcomes: Object.fromEntries(scripts.map(({ key }) => [key, 'syntax' as const])),
    };
  },
};
