import { spawnSync } from 'node:child_process';

/** A release, as its repository names it. */
export interface Release {
  tag: string;
  commit: string;
  /** The date of the commit, such as `2025-12-04`. */
  date: string;
}

function git(checkout: string, ...args: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', checkout, ...args], {
    encoding: 'utf8',
  });
  if (error) {
    throw new Error(`git can't be started: ${error.message}`);
  }
  return { ok: status === 0, output: (status === 0 ? stdout : stderr).trim() };
}

/**
 * Returns the release that is checked out.
 * @throws if the folder isn't a git checkout, HEAD has no tag, or files differ from HEAD
 */
export function releaseOf(checkout: string): Release {
  const head = git(checkout, 'rev-parse', 'HEAD');
  if (!head.ok) {
    throw new Error(
      `${checkout} isn't a git checkout with commits. Clone the repository and pass its folder. git: ${head.output}`,
    );
  }
  const tag = git(checkout, 'describe', '--tags', '--exact-match');
  if (!tag.ok) {
    throw new Error(
      `HEAD of ${checkout} (${head.output.slice(0, 7)}) has no tag. Check out a release: run "git fetch --tags", choose one from "git tag", and run "git checkout" with its name.`,
    );
  }
  const changes = git(checkout, 'status', '--porcelain');
  if (changes.output) {
    throw new Error(
      `Files in ${checkout} differ from ${tag.output}. Undo the changes, or clone the repository again. git status:\n${changes.output}`,
    );
  }
  const { output: date } = git(checkout, 'log', '-1', '--format=%cs');
  return { tag: tag.output, commit: head.output, date };
}
