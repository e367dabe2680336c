import { jvmClasspathOf, prepareJvm } from '../../sdk-toolchains/jvm';
import { TOOLCHAIN_FOLDER } from '../../sdk-toolchains/prepared-folder';
import { runCommand } from '../../sdk-toolchains/run-command';
import { readJvmReport } from '../compilers/jvm-report';
import { writeJvmSources, type JvmSource } from '../compilers/jvm-sources';
import { inScratchFolder } from '../compilers/sample-files';
import type { CheckResult, Finding, LanguageChecker, Sample } from '../contracts';
import { checker as syntaxChecker } from './tree-sitter';

/** Output folder of class files, relative to the folder of the run. */
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
      // Without this option, javac skips the flow analysis of all samples if one of them has an error.
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

/** Compiles all samples of one language. @throws if the compiler fails without reporting an error in a sample */
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
    throw new Error(
      `The ${language} compiler failed without reporting an error in a sample: ${stderr || stdout}`,
    );
  }
  return findings;
}

/** Gradle build scripts compile only against Gradle, so only their syntax is checked. */
const isScript = ({ title = '' }: Sample): boolean => title.endsWith('.kts');

async function checkScripts(scripts: readonly Sample[], version: string): Promise<CheckResult> {
  const { findings } = await syntaxChecker.check(scripts, version);
  const outcomes = Object.fromEntries(scripts.map(({ key }) => [key, 'syntax' as const]));
  return { findings, outcomes };
}

/** Compiles Java and Kotlin samples against the SDK artifact from JitPack. */
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
