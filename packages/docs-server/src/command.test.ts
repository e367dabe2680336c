import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommandLine, UsageError } from './command';

const USAGE = 'Accepted options: --quiet.';

async function outcomeOf(main: Parameters<typeof runCommandLine>[2]) {
  const printed: unknown[] = [];
  const print = jest.spyOn(console, 'error').mockImplementation((line) => printed.push(line));
  const before = process.exitCode;
  try {
    await runCommandLine('tidy', USAGE, main);
    return { code: process.exitCode, printed };
  } finally {
    process.exitCode = before;
    print.mockRestore();
  }
}

test.each([
  ['a command that returns nothing', () => undefined, 0],
  ['a command that finds no problems', () => 0, 0],
  ['a command that finds problems', async () => 300, 1],
])('%s prints nothing itself', async (_, main, code) => {
  expect(await outcomeOf(main)).toEqual({ code, printed: [] });
});

test('an argument with a wrong value prints the usage', async () => {
  const main = () => {
    throw new UsageError('--quiet 7: not accepted.');
  };
  expect(await outcomeOf(main)).toEqual({
    code: 2,
    printed: [`tidy: --quiet 7: not accepted.\n${USAGE}`],
  });
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

test.each([['--typo'], ['file.txt'], ['--quiet=7']])('%s prints the usage', async (argument) => {
  const options = { quiet: { type: 'boolean' } } as const;
  const { code, printed } = await outcomeOf(() => {
    parseArgs({ args: [argument], options });
  });
  expect(code).toBe(2);
  expect(printed).toEqual([expect.stringMatching(/^tidy: .+\nAccepted options: --quiet\.$/)]);
});
