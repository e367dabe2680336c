import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { goModuleOf, prepareGo, runGo } from '../../toolchains/go';
import { inScratchFolder, writeSamples } from './sample-files';
import type { Finding, LanguageChecker, Sample } from '../contracts';

const packageSchema = z.object({
  ImportPath: z.string(),
  Dir: z.string(),
  /** All compiler errors of the package in one string. */
  Error: z.object({ Pos: z.string(), Err: z.string() }).optional(),
  /** Errors of dependencies, including unresolved imports. */
  DepsErrors: z.array(z.object({ Pos: z.string(), Err: z.string() })).optional(),
});

/** Results of the analyzers by package. An analyzer that failed has an object instead of a list. */
const vetSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.union([
      z.array(z.object({ posn: z.string(), message: z.string() })),
      z.object({ error: z.string() }),
    ]),
  ),
);

/** Example: `a/sample.go:11:2: declared and not used: x`. Continuation lines start with a tab. */
const ERROR =
  /^(?<file>[^\s:][^:\n]*):(?<line>\d+):(?<column>\d+)(?:: (?<message>.*(?:\n\t.*)*))?$/gm;

/** Parses concatenated JSON objects whose outer braces are on separate lines, as Go's tools print them. */
const jsonObjects = (output: string): unknown[] =>
  (output.match(/^\{\n[\s\S]*?^\}$|^\{\}$/gm) ?? []).map((text) => JSON.parse(text) as unknown);

const SAMPLE_FILE = 'sample.go';

interface GoFiles {
  /** The working directory of Go, which reported paths are relative to. */
  module: string;
  samples: ReadonlyMap<string, Sample>;
}

/** Parses errors as Go's tools print them. Skips those outside the samples. */
const findingsIn = (text: string, code: string, { module, samples }: GoFiles): Finding[] =>
  [...text.matchAll(ERROR)].flatMap(
    ({ groups: { file = '', line, column, message = '' } = {} }) => {
      const sample = samples.get(path.resolve(module, file));
      const place = { line: Number(line), column: Number(column) };
      return sample
        ? [{ key: sample.key, ...place, code, message: message.replace(/\n\t+/g, '\n    ') }]
        : [];
    },
  );

/** Removes machine-specific details: the Go folder and the download settings. */
const importMessage = (text: string): string =>
  (text.split('\n')[0] ?? text)
    .replace(/: import lookup disabled by .*$/, '')
    .replace(/ \(\/[^)]*\)$/, '');

/** The place of an import in a sample, for an error that Go reports only in the first package that has it. */
function importFindings(sample: Sample | undefined, message: string): Finding[] {
  const name = /\bpackage ([^\s;]+)/.exec(message)?.[1];
  const before = sample?.code.split(`"${name}"`) ?? [];
  if (!sample || before.length < 2) {
    return [];
  }
  const lines = (before[0] ?? '').split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return [{ key: sample.key, line: lines.length, column, code: 'go-import', message }];
}

/** Places the errors of the dependencies of a package in its sample. */
function dependencyFindings(
  { Dir, DepsErrors = [] }: z.infer<typeof packageSchema>,
  files: GoFiles,
): Finding[] {
  const own = files.samples.get(path.join(Dir, SAMPLE_FILE));
  return DepsErrors.flatMap(({ Pos, Err }) => {
    const message = importMessage(Err);
    const found = findingsIn(`${Pos}: ${message}`, 'go-import', files);
    const isElsewhere = found.every(({ key }) => key !== own?.key);
    return isElsewhere ? importFindings(own, message) : found;
  });
}

/**
 * Parses the output of `go list -e -export -json`.
 * @returns the errors, and the import paths of packages without an error, because `go vet` accepts only these
 * @throws if a package has an error without a position in a sample, because the error would get lost otherwise
 */
export function readGoCompilation(
  output: string,
  files: GoFiles,
): { findings: Finding[]; sound: string[] } {
  const findings: Finding[] = [];
  const sound: string[] = [];
  for (const item of jsonObjects(output)) {
    const listed = packageSchema.parse(item);
    const { Error: own, DepsErrors = [], ImportPath } = listed;
    const found = [
      ...dependencyFindings(listed, files),
      ...(own ? findingsIn(own.Pos ? `${own.Pos}: ${own.Err}` : own.Err, 'go-compile', files) : []),
    ];
    if (found.length === 0 && (own || DepsErrors.length > 0)) {
      throw new Error(`Go could not check ${ImportPath}: ${own?.Err ?? DepsErrors[0]?.Err}`);
    }
    findings.push(...found);
    sound.push(...(found.length === 0 ? [ImportPath] : []));
  }
  return { findings, sound };
}

export const readGoVet = (output: string, files: GoFiles): Finding[] =>
  jsonObjects(output)
    .flatMap((item) => Object.values(vetSchema.parse(item)))
    .flatMap((analyzers) => Object.entries(analyzers))
    .flatMap(([analyzer, found]) => {
      if (!Array.isArray(found)) {
        throw new Error(`go vet could not run ${analyzer}: ${found.error}`);
      }
      return found.flatMap(({ posn, message }) =>
        findingsIn(`${posn}: ${message}`, `go-vet-${analyzer}`, files),
      );
    });

/** `go list -export` compiles without linking and, unlike `go build`, reports all errors of all packages. */
const COMPILE = [
  ...['list', '-e', '-export', '-gcflags=-e'],
  '-json=ImportPath,Dir,Error,DepsErrors',
] as const;

/** @param module folder of the module that requires the SDK and contains the samples as packages */
async function compileAndVet(
  samples: readonly Sample[],
  { folder, module }: { folder: string; module: string },
): Promise<Finding[]> {
  const written = writeSamples(folder, samples, { extension: '.go', siblings: false });
  const files: GoFiles = { module, samples: written.samples };
  const run = { offline: true } as const;
  const compiled = await runGo([...COMPILE, `./${path.basename(folder)}/...`], module, run);
  const { findings, sound } = readGoCompilation(compiled.stdout, files);
  if (sound.length + new Set(findings.map(({ key }) => key)).size < samples.length) {
    throw new Error(`Go didn't check all Go samples: ${compiled.stderr}`);
  }
  if (sound.length === 0) {
    return findings;
  }
  const vetted = await runGo(['vet', '-json', ...sound], module, run);
  if (vetted.status !== 0) {
    throw new Error(`go vet failed on the Go samples: ${vetted.stderr}`);
  }
  // Older releases of Go print the report to stderr.
  const report = `${vetted.stdout}\n${vetted.stderr}`;
  return [...findings, ...readGoVet(report, files)];
}

export const checker: LanguageChecker = {
  outcome: 'types',
  prepare: prepareGo,
  check: async (samples, version) => {
    // Go reports paths with symbolic links resolved.
    const module = fs.realpathSync(await goModuleOf(version));
    return {
      findings: await inScratchFolder(module, (folder) =>
        compileAndVet(samples, { folder, module }),
      ),
    };
  },
};
