import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleProgram } from '../../scripts/lib/bundle-program';

const projectDir = path.resolve(__dirname, '../..');

/**
 * A program of this project in one file, for a test that starts it often: compiling it takes longer than what it then does.
 * @returns the file, and what removes it
 */
export async function bundledProgram(entry: string): Promise<{ file: string; remove: () => void }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'));
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'program.cjs');
  await bundleProgram(path.join(projectDir, entry), file);
  return { file, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
