import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { median } from '../figures';

export interface BuildFigures {
  seconds: number;
  /** Peak memory of the largest process of the build. */
  peakBytes: number;
}

/** Returns the median time and the peak memory of several builds. */
export const summarizeBuilds = (builds: readonly BuildFigures[]): BuildFigures => ({
  seconds: median(builds.map(({ seconds }) => seconds)),
  peakBytes: Math.max(...builds.map(({ peakBytes }) => peakBytes)),
});

/** Output and cache folders that a build reuses. */
const OUTPUTS = ['.cache', '.docusaurus', 'build', 'build-server'];

/**
 * Builds a site without caches.
 * @param tempDir an empty folder on the same disk, for the output of an earlier build and for temporary files
 * @throws an error with the end of the output if the build fails
 */
export async function buildSite(folder: string, tempDir: string): Promise<BuildFigures> {
  for (const output of OUTPUTS.filter((name) => fs.existsSync(path.join(folder, name)))) {
    fs.renameSync(path.join(folder, output), path.join(tempDir, output));
  }
  const memoryFile = path.join(folder, 'peak-memory');
  const start = performance.now();
  const output = await run(folder, memoryFile, tempDir);
  const seconds = (performance.now() - start) / 1000;
  if (output.code !== 0) {
    throw new Error(`The build of ${folder} failed:\n${output.text.slice(-2000)}`);
  }
  return { seconds, peakBytes: Number(fs.readFileSync(memoryFile, 'utf8')) };
}

function run(
  folder: string,
  memoryFile: string,
  temporary: string,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(__dirname, 'report-memory.mjs'),
      path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BENCH_MEMORY_FILE: memoryFile,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // jiti, which Docusaurus loads its configuration with, caches compiled files in the temporary folder.
        TMPDIR: temporary,
      },
    },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })));
}
