import { jvmClasspathOf, prepareJvm } from '../../sdk-toolchains/jvm';
import { TOOLCHAIN_FOLDER } from '../../sdk-toolchains/prepared-folder';
import { runCommand } from '../../sdk-toolchains/run-command';
import { readJvmReport, writeJvmSources } from '../compilers/jvm-files';
import { inScratchFolder } from '../compilers/sample-files';
import type { Finding, LanguageChecker, Sample } from '../contracts';
import { checker as syntaxChecker } from './tree-sitter';

/** Output folder of class files, relative to the folder of the run. */
const OUTPUT = 'classes';

/** @returns the command and its arguments before the files */
function compilerOf(language: string, classpath: string): [string, ...string[]] {
  const common = ['-nowarn', '-d', OUTPUT, '-classpath', classpath];
  return language === 'kotlin'
    ? [
        ...([
          'java',
          '-classpath',
          classpath,
          'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
        ] as const),
        ...['-no-stdlib', '-no-reflect', ...common],
      ]
    : // Without the last option, javac skips the flow analysis of all samples if one of them has an error.
      ['javac', ...common, '-proc:none', '-Xmaxerrs', '100000', '-XDshould-stop.ifError=FLOW'];
}

/** Compiles samples of one language. @throws if the compiler fails without reporting an error in a sample */
export async function compileJvm(
  samples: readonly Sample[],
  { folder, classpath }: { folder: string; classpath: string },
): Promise<Finding[]> {
  const language = samples[0]?.language ?? 'java';
  const sources = writeJvmSources(folder, samples);
  const [command, ...args] = compilerOf(language, classpath);
  const files = sources.map(({ file }) => file);
  const { status, stdout, stderr } = await runCommand(command, [...args, ...files], {
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

/** Compiles Java and Kotlin samples against the SDK artifact from JitPack. */
export const checker: LanguageChecker = {
  outcome: 'types',
  packages: syntaxChecker.packages,
  prepare: prepareJvm,
  check: async (samples, version) => {
    const scripts = samples.filter(isScript);
    const sources = samples.filter((sample) => !isScript(sample));
    const { findings } = await syntaxChecker.check(scripts, version);
    if (sources.length > 0) {
      const classpath = jvmClasspathOf(version);
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
