import { isNativeError } from 'node:util/types';
import { loadConfig, type SampleChecksConfig } from './config';
import { messageOf, UsageError } from './errors';

/** A command of the program. */
interface Command {
  /** The accepted options, for error messages. */
  usage: string;
  /** @returns the number of problems that it found */
  main: (args: string[], config: SampleChecksConfig) => Promise<number>;
}

/** Commands are loaded on demand, because compilers and grammars take time. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  samples: () => import('./samples'),
  run: () => import('./run'),
  reference: () => import('./reference'),
  examples: () => import('./examples'),
};

const USAGE = `Usage: sample-checks ${Object.keys(commands).join('|')} --config <file> [options]`;

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

/** Sets the exit code: 0, 1 if a command finds problems or fails, or 2 if an argument isn't accepted. */
async function run([name = '', ...args]: string[]): Promise<void> {
  let usage = USAGE;
  try {
    const command = await commands[name]?.();
    const option = args.indexOf('--config');
    const [, file] = option === -1 ? [] : args.splice(option, 2);
    if (!command || file === undefined) {
      throw new UsageError(command ? '--config is missing.' : `Unknown command "${name}".`);
    }
    usage = command.usage;
    process.exitCode = (await command.main(args, await loadConfig(file))) > 0 ? 1 : 0;
  } catch (error) {
    const isUsage = isUsageError(error);
    console.error(`sample-checks ${name}: ${messageOf(error)}${isUsage ? `\n${usage}` : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

endWithReader();
void run(process.argv.slice(2));
