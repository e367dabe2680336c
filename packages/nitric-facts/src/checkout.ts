import { spawnSync } from 'node:child_process';
import { isBefore } from './key-rows';

/** A release, as its repository names it. */
export interface Release {
  tag: string;
  commit: string;
  /** The day of the tag, such as `2025-12-04`. */
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

const dayOf = (checkout: string, tag: string): string =>
  git(checkout, 'for-each-ref', '--format=%(creatordate:short)', `refs/tags/${tag}`).output;

/**
 * The release that is checked out.
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
  return { tag: tag.output, commit: head.output, date: dayOf(checkout, tag.output) };
}

/**
 * The releases in the history of a checkout that are newer than a release such as `1.10.0`, oldest first, with the subjects of their
 * commits. Tags such as `v1.2.0-rc.1` don't count.
 */
export function releasesIn(checkout: string, newest: string) {
  const tags = git(checkout, 'tag', '--merged', 'HEAD', '--sort=version:refname')
    .output.split('\n')
    .filter((tag) => /^v?\d+\.\d+\.\d+$/.test(tag));
  return tags.flatMap((tag, index) => {
    const release = tag.replace(/^v/, '');
    if (!isBefore(newest, release)) {
      return [];
    }
    const range = index > 0 ? `${tags[index - 1]}..${tag}` : tag;
    const { output } = git(checkout, 'log', '--no-merges', '--format=%s', range);
    return [{ release, date: dayOf(checkout, tag), subjects: output.split('\n') }];
  });
}
