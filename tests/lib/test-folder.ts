import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBelow } from '../../plugins/lib/files-below';

/** A temporary folder, which is a new one for each test of the file. */
export function testFolder() {
  const folder = {
    path: '',
    write: (file: string, content: string | Uint8Array = ''): void =>
      writeBelow(folder.path, file, content),
    read: (file: string): string => fs.readFileSync(path.join(folder.path, file), 'utf8'),
  };
  beforeEach(() => {
    folder.path = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  });
  afterEach(() => fs.rmSync(folder.path, { recursive: true }));
  return folder;
}
