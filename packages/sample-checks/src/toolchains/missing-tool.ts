import { stripVTControlCharacters } from 'node:util';
import { runCommand } from './run-command';

/** A tool isn't installed, or its registry is unreachable or doesn't have a package. The message says which, in one line. */
export class MissingToolError extends Error {}

/** Of a quoted error message, in characters. */
const MAX_LENGTH = 300;

function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^warning/i.test(line));
  return (lines.find((line) => /^\[?ERROR\b/.test(line)) ?? lines.slice(-2).join(' ')).slice(
    0,
    MAX_LENGTH,
  );
}

/** @param step what the command is, for the message. @throws a {@link MissingToolError} if it fails */
export async function install(
  step: string,
  ...[command, args, options]: Parameters<typeof runCommand>
): Promise<void> {
  const { status, stdout, stderr, missing } = await runCommand(command, args, options);
  if (missing) {
    throw new MissingToolError(`no ${command} on PATH`);
  }
  if (status !== 0) {
    throw new MissingToolError(`${step} failed: ${reasonIn(`${stdout}\n${stderr}`)}`);
  }
}

/**
 * Prepares a check that can't run on every machine.
 * @returns why it can't run on this one, or undefined
 * @throws other errors, and in CI, where all tools have to be installed, all of them
 */
export async function obstacleTo(prepare: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await prepare();
    return undefined;
  } catch (error) {
    if (!(error instanceof MissingToolError) || process.env.CI) {
      throw error;
    }
    return error.message.replace(/\.*$/, '');
  }
}
