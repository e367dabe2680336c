import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '../tests/temporary-folder';
import { filesHashOf, filesOf } from './projects';

const { root: folder, write } = temporaryFolder();

test('what a run creates is no part of a project', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  write('.gitignore', '.token-*\nnode_modules\n');
  write('services/tide.ts', 'high');
  const before = filesHashOf(folder);
  write('.token-mia', 'secret');
  expect(filesOf(folder)).toEqual(['.gitignore', 'services/tide.ts']);
  expect(filesHashOf(folder)).toBe(before);
  write('services/tide.ts', 'low');
  expect(filesHashOf(folder)).not.toBe(before);
});
