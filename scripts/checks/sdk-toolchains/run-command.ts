import { execFile } from 'node:child_process';

export interface CommandResult {
  /** The exit status; -1 when the command could not be started or was killed. */
  status: number;
  stdout: string;
  stderr: string;
  /** The command doesn't exist on this machine. */
  missing: boolean;
}

/** Most output that a command may have, in bytes: a compiler's report about all samples is a few megabytes at most. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** Runs a command to its end; a status other than 0 is a result, not an error. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
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
    // A tool that asks a question gets no answer, rather than time.
    child.stdin?.end();
  });
}
