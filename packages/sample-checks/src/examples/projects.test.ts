import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesHashOf, filesOf } from './projects';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'projects-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('what a run creates is no part of a project', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  fs.writeFileSync(path.join(folder, '.gitignore'), '.token-*\nnode_modules\n');
  fs.mkdirSync(path.join(folder, 'services'));
  fs.writeFileSync(path.join(folder, 'services/tide.ts'), 'high');
  const before = filesHashOf(folder);
  fs.writeFileSync(path.join(folder, '.token-mia'), 'secret');
  expect(filesOf(folder)).toEqual(['.gitignore', 'services/tide.ts']);
  expect(filesHashOf(folder)).toBe(before);
  fs.writeFileSync(path.join(folder, 'services/tide.ts'), 'low');
  expect(filesHashOf(folder)).not.toBe(before);
});
