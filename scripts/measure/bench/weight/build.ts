import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { median } from '../figures';

export interface BuildFigures {
  seconds: number;
  /** The most memory that one process of the build held. */
  peakBytes: number;
}

/** Of several builds of a site: the time in the middle, and the most memory. */
export const typicalOf = (builds: readonly BuildFigures[]): BuildFigures => ({
  seconds: median(builds.map(({ seconds }) => seconds)),
  peakBytes: Math.max(...builds.map(({ peakBytes }) => peakBytes)),
});

/** What a build writes, and takes up again when it is there. */
const OUTPUTS = ['.cache', '.docusaurus', 'build', 'build-server'];

/**
 * Builds a site from nothing.
 * @param aside a new folder on the same disk, for what an earlier build wrote and for this one's temporary files
 * @throws with the end of the build's output when it fails
 */
export async function buildSite(folder: string, aside: string): Promise<BuildFigures> {
  for (const output of OUTPUTS.filter((name) => fs.existsSync(path.join(folder, name)))) {
    fs.renameSync(path.join(folder, output), path.join(aside, output));
  }
  const memoryFile = path.join(folder, 'peak-memory');
  const start = performance.now();
  const output = await run(folder, memoryFile, aside);
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
        // Docusaurus reads the configuration with jiti, which keeps what it compiled among the temporary files.
        TMPDIR: temporary,
      },
    },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })));
}
