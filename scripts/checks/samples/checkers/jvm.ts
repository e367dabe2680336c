import { jvmClasspathOf, prepareJvm } from '../../sdk-toolchains/jvm';
import { TOOLCHAIN_FOLDER } from '../../sdk-toolchains/prepared-folder';
import { runCommand } from '../../sdk-toolchains/run-command';
import { readJvmReport } from '../compilers/jvm-report';
import { writeJvmSources, type JvmSource } from '../compilers/jvm-sources';
import { inScratchFolder } from '../compilers/sample-files';
import type { CheckResult, Finding, LanguageChecker, Sample } from '../contracts';
import { checker as syntaxChecker } from './tree-sitter';

/** Where class files go, below the folder of the run. */
const OUTPUT = 'classes';

interface JvmCompiler {
  command: 'java' | 'javac';
  args: (classpath: string) => readonly string[];
}

const compilers: Readonly<Record<'java' | 'kotlin', JvmCompiler>> = {
  java: {
    command: 'javac',
    args: (classpath) => [
      ...['-proc:none', '-nowarn', '-Xmaxerrs', '100000', '-d', OUTPUT],
      // Errors in one sample must not keep those of another from being found.
      '-XDshould-stop.ifError=FLOW',
      ...['-classpath', classpath],
    ],
  },
  kotlin: {
    command: 'java',
    args: (classpath) => [
      ...['-classpath', classpath, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'],
      ...['-no-stdlib', '-no-reflect', '-nowarn', '-d', OUTPUT, '-classpath', classpath],
    ],
  },
};

const isKotlin = ({ language }: Sample): boolean => language === 'kotlin';

/** Compiles samples of one language at once. @throws when the compiler fails without naming a sample */
export async function compileJvm(
  language: keyof typeof compilers,
  samples: readonly Sample[],
  { folder, classpath }: { folder: string; classpath: string },
): Promise<Finding[]> {
  const sources: JvmSource[] = writeJvmSources(folder, samples);
  const { command, args } = compilers[language];
  const files = sources.map(({ file }) => file);
  const { status, stdout, stderr } = await runCommand(command, [...args(classpath), ...files], {
    cwd: folder,
  });
  const findings = readJvmReport(`${stdout}\n${stderr}`, sources);
  if (status !== 0 && findings.length === 0) {
    throw new Error(`The ${language} samples could not be compiled: ${stderr || stdout}`);
  }
  return findings;
}

/** A build script is compiled by Gradle, against Gradle: its syntax is all that can be said here. */
const isScript = ({ title = '' }: Sample): boolean => title.endsWith('.kts');

async function checkScripts(scripts: readonly Sample[], version: string): Promise<CheckResult> {
  const { findings } = await syntaxChecker.check(scripts, version);
  const outcomes = Object.fromEntries(scripts.map(({ key }) => [key, 'syntax' as const]));
  return { findings, outcomes };
}

/** Java and Kotlin: their compilers, against the artifact that JitPack has. */
export const checker: LanguageChecker = {
  outcome: 'types',
  packages: syntaxChecker.packages,
  prepare: prepareJvm,
  check: async (samples, version) => {
    const scripts = await checkScripts(samples.filter(isScript), version);
    const sources = samples.filter((sample) => !isScript(sample));
    const findings = [...scripts.findings];
    for (const language of ['java', 'kotlin'] as const) {
      const own = sources.filter((sample) => isKotlin(sample) === (language === 'kotlin'));
      if (own.length > 0) {
        const classpath = jvmClasspathOf(version);
        const compile = (folder: string): Promise<Finding[]> =>
          compileJvm(language, own, { folder, classpath });
        findings.push(...(await inScratchFolder(TOOLCHAIN_FOLDER, compile)));
      }
    }
    return { ...scripts, findings };
  },
};
