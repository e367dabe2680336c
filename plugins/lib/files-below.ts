import fs from 'node:fs';
import path from 'node:path';

/** Writes a file below a folder, and creates the folders of its path. */
export function writeBelow(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** The files below a folder, as paths relative to it with forward slashes. Empty if the folder doesn't exist. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
