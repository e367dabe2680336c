import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../contracts';

export interface SampleFiles {
  /** Samples by the absolute path of their file. */
  samples: ReadonlyMap<string, Sample>;
  folders: readonly string[];
}

/** Converts a title to a path that can't leave its folder. */
function pathBelow(title: string): string {
  const normal = path.posix.normalize(title.replace(/\\/g, '/')).replace(/^\/+/, '');
  return normal.startsWith('..') ? path.posix.basename(normal) : normal;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Writes each sample to a separate folder, together with its siblings if the language can import them.
 * @param extension of the language, such as `.py`; a title without it isn't used as a file name
 */
export function writeSamples(
  root: string,
  samples: readonly Sample[],
  { extension, siblings }: { extension: string; siblings: boolean },
): SampleFiles {
  const byFile = new Map<string, Sample>();
  const folders = samples.map((sample, index) => {
    const folder = path.join(root, `sample${index}`);
    const fileOf = (title = ''): string =>
      path.join(folder, title.endsWith(extension) ? pathBelow(title) : `sample${extension}`);
    if (siblings) {
      sample.siblings.forEach(({ title, code }) => write(fileOf(title), `${code}\n`));
    }
    const file = siblings ? fileOf(sample.title) : fileOf();
    write(file, `${sample.code}\n`);
    byFile.set(file, sample);
    return folder;
  });
  return { samples: byFile, folders };
}

/** @param parent the folder in which the imports of samples resolve */
export async function inScratchFolder<T>(
  parent: string,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  // Compilers report paths with symbolic links resolved.
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(parent, 'run')));
  try {
    return await run(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
