/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { scripts } from '../../package.json';

const projectDir = path.resolve(__dirname, '../..');

/** The npm scripts that are commands of ours, with their files. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /^tsx ((?:scripts|packages)\/\S+)$/.exec(script) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});

test.each(commands)('%s prints what it accepts for an unknown option', (name, file) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), file, '--typo'],
    { cwd: projectDir, encoding: 'utf8' },
  );
  const [error = '', usage] = stderr.trim().split(/\n(?=Accepted|Usage|It has no)/);
  expect(error).toMatch(new RegExp(`^${name}: Unknown .*--typo`));
  expect(usage).toMatch(/^(?:Accepted options: --|Usage: npm run |It has no options\.$)/);
  expect(status).toBe(2);
});
