import { runCommandLine, UsageError } from '@nitric-docs/docs-server/command';
import { loadConfig, type SampleChecksConfig } from './config';

interface Command {
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

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = await commands[name]?.();
  const option = args.indexOf('--config');
  const [, file] = option === -1 ? [] : args.splice(option, 2);
  await runCommandLine(`sample-checks ${name}`, command?.usage ?? USAGE, async () => {
    if (!command || file === undefined) {
      throw new UsageError(
        command ? `--config is missing. ${USAGE}` : `Unknown command "${name}".`,
      );
    }
    return command.main(args, await loadConfig(file));
  });
}

void run(process.argv.slice(2));
