import { spawn } from 'node:child_process';
import { runCommandLine } from './command';

test.each([
  ['a command that returns nothing', () => undefined, 0],
  ['a command that finds problems', async () => 300, 1],
])('%s: exit code', async (_, main, code) => {
  const before = process.exitCode;
  await runCommandLine('tidy', '', main);
  const exitCode = process.exitCode;
  process.exitCode = before;
  expect(exitCode).toBe(code);
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
