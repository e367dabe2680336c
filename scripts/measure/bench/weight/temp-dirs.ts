import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Temporary folders of one run. They are deleted only at the end, because ext4 creates files more slowly for some minutes after
 * a large deletion. Builds took up to six seconds longer.
 */
export class TempDirs {
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-weight-'));

  /** Creates an empty folder and returns its path. */
  create(): string {
    return fs.mkdtempSync(`${this.#root}${path.sep}`);
  }

  remove(): void {
    fs.rmSync(this.#root, { recursive: true, force: true });
  }
}
