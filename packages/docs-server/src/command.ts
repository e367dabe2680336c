import { isNativeError } from 'node:util/types';
import { messageOf } from './error-message';

/** An argument that a command doesn't accept. */
export class UsageError extends Error {}

/** `parseArgs` throws errors with such codes. */
const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError ||
  (isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

/** Ends quietly if the reader of the output has ended, such as `head`. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit();
  });
}

/**
 * Runs a command and sets the exit code: 0, 1 if it finds problems or fails, or 2 if an argument isn't accepted.
 * @param name the npm script, which precedes error messages
 * @param usage the accepted arguments
 * @param main parses its arguments with `parseArgs`, and returns the number of problems that it found
 */
export async function runCommandLine(
  name: string,
  usage: string,
  main: () => Promise<number | void> | number | void,
): Promise<void> {
  endWithReader();
  try {
    process.exitCode = ((await main()) ?? 0) > 0 ? 1 : 0;
  } catch (error) {
    const isUsage = isUsageError(error);
    console.error(`${name}: ${messageOf(error)}${isUsage ? `\n${usage}` : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
