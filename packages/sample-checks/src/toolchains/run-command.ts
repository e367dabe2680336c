import { execFile } from 'node:child_process';

export interface CommandResult {
  /** The exit status, or -1 if the command couldn't be started or was killed. */
  status: number;
  stdout: string;
  stderr: string;
  /** Whether the command doesn't exist. */
  missing: boolean;
}

/** Maximum output of a command, in bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a command. Resolves even if the exit status isn't 0.
 * @param options with the text for the standard input, which is empty otherwise
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { input, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      { env: process.env, ...options, encoding: 'utf8', maxBuffer: MAX_OUTPUT },
      (error, stdout, stderr) => {
        const code = error?.code;
        resolve({
          status: error ? (typeof code === 'number' ? code : -1) : 0,
          stdout,
          stderr,
          missing: String(code) === 'ENOENT',
        });
      },
    );
    // A command that ends without reading its input closes the pipe.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
