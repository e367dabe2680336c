import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import { latestVersionOf, type SdkId } from '../sdks';
import type { CodeLanguage } from '../languages';
import { inScratchFolder, writeSamples } from '../samples/checkers/sample-files';
import type { Sample } from '../samples/contracts';
import { goModuleOf, prepareGo, runGo } from '../toolchains/go';
import { TOOLCHAIN_FOLDER } from '../folders';
import { preparePython, pythonOf } from '../toolchains/python';
import { obstacleTo } from '../toolchains/missing-tool';
import { prepareTools } from './tools';

export interface Program {
  sample: Sample;
  /** The absolute path of the file with the code of the sample. */
  file: string;
  /** The executable and its arguments. */
  command: readonly string[];
  /** The working directory, which corresponds to the root of a project. */
  folder: string;
  env?: Readonly<Record<string, string>>;
}

export interface Runtime {
  sdk: SdkId;
  languages: readonly [CodeLanguage, ...CodeLanguage[]];
  /** Patterns that every program contains. */
  patterns: readonly RegExp[];
  prepare?: () => Promise<unknown>;
  /** The folder in which the imports of the programs resolve, if that isn't the one of all toolchains. */
  parent?: () => Promise<string>;
  /** Writes samples to a folder below `parent` and compiles them. */
  write: (folder: string, samples: readonly Sample[]) => Promise<Program[]>;
}

/** Writes each sample to a separate folder, together with the samples that it can import. */
function writePrograms(
  root: string,
  samples: readonly Sample[],
  extension: string,
): Omit<Program, 'command'>[] {
  const options = { extension, siblings: extension !== '.go' };
  const { folders, samples: byFile } = writeSamples(root, samples, options);
  return [...byFile].map(([file, sample], index) => ({
    sample,
    file,
    folder: folders[index] ?? root,
  }));
}

/** esbuild compiles all programs at once, which takes less time than a loader in each program. */
async function writeNodePrograms(root: string, samples: readonly Sample[]): Promise<Program[]> {
  const inLanguage = (language: CodeLanguage): Sample[] =>
    samples.filter((sample) => sample.language === language);
  const programs = [
    ...writePrograms(path.join(root, 'ts'), inLanguage('typescript'), '.ts'),
    ...writePrograms(path.join(root, 'js'), inLanguage('javascript'), '.js'),
  ];
  const compiled = path.join(root, 'compiled');
  const nameOf = (index: number): string => `program${index}`;
  await build({
    entryPoints: programs.map(({ file }, index) => ({ in: file, out: nameOf(index) })),
    outdir: compiled,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    // NestJS uses the older form of decorators.
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    logLevel: 'silent',
  });
  return programs.map((program, index) => ({
    ...program,
    command: [
      process.execPath,
      '--enable-source-maps',
      path.join(compiled, `${nameOf(index)}.mjs`),
    ],
  }));
}

const pythonVersion = latestVersionOf('python');
const goVersion = latestVersionOf('go');

const writePythonPrograms: Runtime['write'] = async (root, samples) =>
  writePrograms(root, samples, '.py').map((program) => ({
    ...program,
    command: [pythonOf(pythonVersion), '-u', program.file],
    // As in the images that the Nitric CLI builds.
    env: { PYTHONPATH: program.folder },
  }));

async function writeGoPrograms(root: string, samples: readonly Sample[]): Promise<Program[]> {
  const programs = writePrograms(root, samples, '.go');
  const binaries = path.join(root, 'bin');
  const packages = `./${path.basename(root)}/...`;
  const args = ['build', '-o', `${binaries}/`, packages];
  const built = await runGo(args, path.dirname(root), { offline: true });
  if (built.status !== 0) {
    throw new Error(
      `Go didn't compile the samples. Run "npm run check:samples -- --lang go".\n${built.stderr}`,
    );
  }
  return programs.map((program) => ({
    ...program,
    command: [path.join(binaries, path.basename(program.folder))],
  }));
}

/** The SDKs whose programs are started. Go programs are compiled in the module that requires the SDK. */
export const runtimes: readonly Runtime[] = [
  {
    sdk: 'nodejs',
    languages: ['typescript', 'javascript'],
    patterns: [/from '@nitric\/sdk'|require\('@nitric\/sdk'\)/],
    write: writeNodePrograms,
  },
  {
    sdk: 'python',
    languages: ['python'],
    patterns: [/^(?:from|import) nitric\b/m],
    prepare: () => preparePython(pythonVersion),
    write: writePythonPrograms,
  },
  {
    sdk: 'go',
    languages: ['go'],
    patterns: [/^package main$/m, /^func main\(\)/m, /"github\.com\/nitrictech\/go-sdk\//],
    prepare: () => prepareGo(goVersion),
    parent: async () => fs.realpathSync(await goModuleOf(goVersion)),
    write: writeGoPrograms,
  },
];

/** The SDK that programs run with, such as `@nitric/sdk 1.4.2`. */
export const releaseWith = ({ sdk }: Runtime): string => sdkPackageOf(sdk, latestVersionOf(sdk));

/**
 * Version 0 of the SDKs uses a protocol that Nitric 1 doesn't support, so only the latest version is started. Excerpts of examples
 * are started with their project.
 */
export const isProgramOf = ({ sdk, languages, patterns }: Runtime, sample: Sample): boolean =>
  languages.includes(sample.language) &&
  sample.version === latestVersionOf(sdk) &&
  sample.nocheck === undefined &&
  sample.file === undefined &&
  !sample.isTyped &&
  patterns.every((pattern) => pattern.test(sample.code));

/** Why the programs of an SDK, or a project without one, can't be started on this machine. */
export const obstacleOf = (runtime: Runtime | undefined): Promise<string | undefined> =>
  obstacleTo(async () => {
    await prepareTools();
    await runtime?.prepare?.();
  });

export async function withPrograms<T>(
  runtime: Runtime,
  samples: readonly Sample[],
  use: (programs: readonly Program[]) => Promise<T>,
): Promise<T> {
  const parent = (await runtime.parent?.()) ?? TOOLCHAIN_FOLDER;
  return inScratchFolder(parent, async (folder) => use(await runtime.write(folder, samples)));
}
