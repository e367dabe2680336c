import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Where the sites of one run stand. Nothing in it is deleted before the run ends: for some minutes the file system (ext4) steps
 * over the places of deleted files, one by one, whenever it makes a file. A build that came after a deletion took up to six
 * seconds longer, the more files it makes the longer.
 */
export class Workplace {
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-weight-'));

  /** A new folder, empty. */
  newFolder(): string {
    return fs.mkdtempSync(`${this.#root}${path.sep}`);
  }

  remove(): void {
    fs.rmSync(this.#root, { recursive: true, force: true });
  }
}
