/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { Workplace } from './workplace';

test('gives each folder a place of its own, and keeps all of them until it is removed', () => {
  const workplace = new Workplace();
  const folders = [workplace.newFolder(), workplace.newFolder()];
  folders.forEach((folder) => fs.writeFileSync(path.join(folder, 'file'), ''));
  expect(new Set(folders).size).toBe(2);
  workplace.remove();
  expect(folders.filter((folder) => fs.existsSync(path.dirname(folder)))).toEqual([]);
});
