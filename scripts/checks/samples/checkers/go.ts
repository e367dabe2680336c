import fs from 'node:fs';
import path from 'node:path';
import { goModuleOf, prepareGo, runGo } from '../../sdk-toolchains/go';
import { readGoCompilation, readGoVet } from '../compilers/go-report';
import { inScratchFolder, writeSamples } from '../compilers/sample-files';
import type { Finding, LanguageChecker, Sample } from '../contracts';

/** `go list -export` compiles without linking and, unlike `go build`, reports all errors of all packages. */
const COMPILE = [
  ...['list', '-e', '-export', '-gcflags=-e'],
  '-json=ImportPath,Dir,Error,DepsErrors',
] as const;

/** @param module folder of the module that requires the SDK and contains the samples as packages */
async function compileAndVet(
  folder: string,
  samples: readonly Sample[],
  module: string,
): Promise<Finding[]> {
  const files = writeSamples(folder, samples, { extension: '.go', siblings: false });
  const run = { offline: true } as const;
  const compiled = await runGo([...COMPILE, `./${path.basename(folder)}/...`], module, run);
  const { findings, sound } = readGoCompilation(compiled.stdout, module, files.samples);
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
  return [...findings, ...readGoVet(report, module, files.samples)];
}

/** Checks Go samples with the compiler and `go vet`, in a module that requires the SDK. */
export const checker: LanguageChecker = {
  outcome: 'types',
  packages: [],
  prepare: prepareGo,
  check: async (samples, version) => {
    // Go reports paths with symbolic links resolved.
    const module = fs.realpathSync(await goModuleOf(version));
    return {
      findings: await inScratchFolder(module, (folder) => compileAndVet(folder, samples, module)),
    };
  },
};
