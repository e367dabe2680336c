import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { preparePython, PYTHON_VERSION, pythonOf } from '../../toolchains/python';
import { TOOLCHAIN_FOLDER } from '../../folders';
import { runCommand } from '../../toolchains/run-command';
import type { Finding, LanguageChecker, Sample } from '../contracts';
import { dependencyFolder } from '../../folders';
import { inScratchFolder, writeSamples, type SampleFiles } from './sample-files';

const PYRIGHT = path.join(dependencyFolder('pyright'), 'index.js');

/** The defaults of Pylance, and rules that detect leftovers of shortened samples. */
const rules = {
  typeCheckingMode: 'standard',
  reportUnusedImport: 'error',
  reportUnusedVariable: 'error',
} as const;

const reportSchema = z.object({
  generalDiagnostics: z.array(
    z.object({
      file: z.string(),
      severity: z.enum(['error', 'warning', 'information']),
      message: z.string(),
      rule: z.string().optional(),
      /** Zero-based. Absent if the diagnostic applies to the whole file. */
      range: z.object({ start: z.object({ line: z.number(), character: z.number() }) }).optional(),
    }),
  ),
});

/** @throws if the output isn't a report, for example because Pyright crashed */
function readReport(output: string, samples: ReadonlyMap<string, Sample>): Finding[] {
  const { generalDiagnostics } = reportSchema.parse(JSON.parse(output));
  return generalDiagnostics.flatMap(({ file, severity, message, rule, range }) => {
    const sample = samples.get(file);
    return sample && severity === 'error'
      ? [
          {
            key: sample.key,
            line: (range?.start.line ?? 0) + 1,
            column: (range?.start.character ?? 0) + 1,
            code: rule ?? 'python-syntax',
            // Pyright indents messages with non-breaking spaces.
            message: message.replaceAll('\u00a0', ' '),
          },
        ]
      : [];
  });
}

/** Each sample with siblings gets its own root, so that the paths of the siblings are module names. */
function environmentsOf({ samples, folders }: SampleFiles): { root: string }[] {
  return [...samples.values()].flatMap((sample, index) => {
    const root = folders[index];
    return sample.siblings.length > 0 && root !== undefined ? [{ root }] : [];
  });
}

async function runPyright(
  folder: string,
  samples: readonly Sample[],
  version: string,
): Promise<Finding[]> {
  const files = writeSamples(folder, samples, { extension: '.py', siblings: true });
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
    return readReport(stdout, files.samples);
  } catch (error) {
    throw new Error(`Pyright failed on the Python samples: ${stderr || stdout}`, {
      cause: error,
    });
  }
}

export const checker: LanguageChecker = {
  outcome: 'types',
  prepare: preparePython,
  check: async (samples, version) => ({
    findings: await inScratchFolder(TOOLCHAIN_FOLDER, (folder) =>
      runPyright(folder, samples, version),
    ),
  }),
};
