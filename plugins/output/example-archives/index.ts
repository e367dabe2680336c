import fs from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { filesOf, readProjects } from '@nitric-docs/sample-checks/examples';
import { archiveAddress } from '../../lib/example-projects';

/** ZIP can't store an earlier date. A fixed one keeps the files of two builds equal. */
const DATE = new Date(1980, 0, 1);

/** The files of a project in a folder with its name. */
function archiveOf(name: string, folder: string): Uint8Array {
  const files: Zippable = {};
  for (const file of filesOf(folder)) {
    files[`${name}/${file}`] = fs.readFileSync(path.join(folder, file));
  }
  return zipSync(files, { level: 9, mtime: DATE });
}

/** Writes each example project as a ZIP file, to which its guide links. */
export function writeExampleArchives(siteDir: string, outDir: string): void {
  for (const { name, folder } of readProjects(siteDir)) {
    const file = path.join(outDir, archiveAddress(name));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, archiveOf(name, folder));
  }
}
