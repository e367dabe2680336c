import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../contracts';

/** Samples as files for a compiler that reads a disk. */
export interface SampleFiles {
  /** Samples by the absolute path of their file. */
  samples: ReadonlyMap<string, Sample>;
  /** One folder a sample, in their order. */
  folders: readonly string[];
}

/** A path of a title that stays below its folder. */
function pathBelow(title: string): string {
  const normal = path.posix.normalize(title.replace(/\\/g, '/')).replace(/^\/+/, '');
  return normal.startsWith('..') ? path.posix.basename(normal) : normal;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Writes each sample to a folder of its own, with those of its neighbours that its language can import.
 * @param extension of the language, such as `.py`: a title without it names no file
 */
export function writeSamples(
  root: string,
  samples: readonly Sample[],
  { extension, neighbours }: { extension: string; neighbours: boolean },
): SampleFiles {
  const byFile = new Map<string, Sample>();
  const folders = samples.map((sample, index) => {
    const folder = path.join(root, `sample${index}`);
    const fileOf = (title = ''): string =>
      path.join(folder, title.endsWith(extension) ? pathBelow(title) : `sample${extension}`);
    if (neighbours) {
      sample.neighbours.forEach(({ title, code }) => write(fileOf(title), `${code}\n`));
    }
    const file = neighbours ? fileOf(sample.title) : fileOf();
    write(file, `${sample.code}\n`);
    byFile.set(file, sample);
    return folder;
  });
  return { samples: byFile, folders };
}

/**
 * Makes a folder for one run of a compiler and removes it when the run is over.
 * @param parent where the compiler finds what samples import
 */
export async function inScratchFolder<T>(
  parent: string,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  // Links are resolved: compilers report the real path of a file.
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(parent, 'run')));
  try {
    return await run(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
