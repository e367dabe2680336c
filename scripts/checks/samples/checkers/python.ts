import fs from 'node:fs';
import path from 'node:path';
import { preparePython, PYTHON_VERSION, pythonOf } from '../../sdk-toolchains/python';
import { TOOLCHAIN_FOLDER } from '../../sdk-toolchains/prepared-folder';
import { runCommand } from '../../sdk-toolchains/run-command';
import { readPyrightReport } from '../compilers/pyright-report';
import { inScratchFolder, writeSamples, type SampleFiles } from '../compilers/sample-files';
import type { Finding, LanguageChecker, Sample } from '../contracts';
import { siteDir } from '../node-sdks';

const PYRIGHT = path.join(siteDir, 'node_modules/pyright/index.js');

/** What an editor with Pylance shows at its default, and what is left over when a sample was shortened. */
const rules = {
  typeCheckingMode: 'standard',
  reportUnusedImport: 'error',
  reportUnusedVariable: 'error',
} as const;

/** A folder of its own for each sample that has neighbours: their paths are module names there. */
function environmentsOf({ samples, folders }: SampleFiles): { root: string }[] {
  return [...samples.values()].flatMap((sample, index) => {
    const root = folders[index];
    return sample.neighbours.length > 0 && root !== undefined ? [{ root }] : [];
  });
}

async function runPyright(
  folder: string,
  samples: readonly Sample[],
  version: string,
): Promise<Finding[]> {
  const files = writeSamples(folder, samples, { extension: '.py', neighbours: true });
  const config = {
    include: [...files.samples.keys()].map((file) => path.relative(folder, file)),
    pythonVersion: PYTHON_VERSION,
    pythonPlatform: 'Linux',
    executionEnvironments: environmentsOf(files),
    ...rules,
  };
  fs.writeFileSync(path.join(folder, 'pyrightconfig.json'), JSON.stringify(config));
  const args = [PYRIGHT, '--project', folder, '--pythonpath', pythonOf(version), '--outputjson'];
  const { stdout, stderr } = await runCommand(process.execPath, args, { cwd: folder });
  try {
    return readPyrightReport(stdout, files.samples);
  } catch (error) {
    throw new Error(`Pyright did not check the Python samples: ${stderr || stdout}`, {
      cause: error,
    });
  }
}

/** Python: Pyright against the package that the registry has, in a virtual environment for each version. */
export const checker: LanguageChecker = {
  outcome: 'types',
  packages: ['pyright'],
  prepare: preparePython,
  check: async (samples, version) => ({
    findings: await inScratchFolder(TOOLCHAIN_FOLDER, (folder) =>
      runPyright(folder, samples, version),
    ),
  }),
};
