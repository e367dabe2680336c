import fs from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { EXAMPLES_FOLDER, filesOf, readProjects } from '@nitric-docs/sample-checks/examples';
import { archiveAddress } from '../../lib/example-projects';
import { writeBelow } from '../../lib/files-below';

/** ZIP can't store an earlier date. A fixed one keeps the files of two builds equal. */
const DATE = new Date(1980, 0, 1);

/** Writes each example project as a ZIP file with a folder of its name, to which its guide links. */
export function writeExampleArchives(siteDir: string, outDir: string): void {
  const examples = path.join(siteDir, EXAMPLES_FOLDER);
  // Lists the files of all projects at once, because starting Git takes long in a process as large as a build.
  const files = filesOf(examples);
  for (const { name } of readProjects(siteDir)) {
    const content: Zippable = {};
    for (const file of files.filter((one) => one.startsWith(`${name}/`))) {
      content[file] = fs.readFileSync(path.join(examples, file));
    }
    writeBelow(outDir, archiveAddress(name), zipSync(content, { level: 9, mtime: DATE }));
  }
}
