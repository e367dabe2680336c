/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { TempDirs } from './temp-dirs';

test('creates separate folders and removes all of them together', () => {
  const tempDirs = new TempDirs();
  const folders = [tempDirs.create(), tempDirs.create()];
  folders.forEach((folder) => fs.writeFileSync(path.join(folder, 'file'), ''));
  expect(new Set(folders).size).toBe(2);
  tempDirs.remove();
  expect(folders.filter((folder) => fs.existsSync(path.dirname(folder)))).toEqual([]);
});
