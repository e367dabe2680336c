/** @jest-environment node */
import { spawn } from 'node:child_process';
import { runCommandLine } from './command';

test.each([
  ['returns nothing', () => undefined, 0],
  ['finds no problems', () => 0, 0],
  ['finds problems', async () => 300, 1],
])('the exit code of a command that %s', async (_, main, code) => {
  const before = process.exitCode;
  await runCommandLine('tidy', '', main);
  expect(process.exitCode).toBe(code);
  process.exitCode = before;
});

test('a command ends quietly if the reader of its output ends first, such as head', async () => {
  const program = `
    const { runCommandLine } = require('./packages/docs-server/src/command');
    void runCommandLine('tidy', '', async () => {
      for (;;) {
        console.log('a line');
        await new Promise((resolve) => setImmediate(resolve));
      }
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program]);
  const printed: unknown[] = [];
  child.stderr.on('data', (data) => printed.push(String(data)));
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  expect(printed).toEqual([]);
});
