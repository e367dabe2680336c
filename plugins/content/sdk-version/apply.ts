import fs from 'node:fs';
import path from 'node:path';
import type { FileContent, FreezePlan, FreezeTarget } from './plan';

/** File operations that apply a plan. Tests replace them to simulate failures. */
export interface FileSteps {
  /** @returns the first folder that it created, or undefined if all existed */
  makeFolder: (folder: string) => string | undefined;
  write: (file: string, content: FileContent) => void;
  rename: (from: string, to: string) => void;
  remove: (target: string) => void;
}

export const diskSteps: FileSteps = {
  makeFolder: (folder) => fs.mkdirSync(folder, { recursive: true }),
  write: (file, content) => fs.writeFileSync(file, content),
  rename: (from, to) => fs.renameSync(from, to),
  remove: (target) => fs.rmSync(target, { recursive: true, force: true }),
};

/** A target that is written to a temporary path and not renamed yet. */
interface Staged {
  temporary: string;
  final: string;
}

/**
 * Applies a plan to the disk, all or nothing. It writes everything to temporary siblings first, and then renames them. If a step
 * fails, it undoes the previous steps.
 * @throws an error with the reason, and the original error as its cause
 */
export function applyPlan(siteDir: string, plan: FreezePlan, steps: FileSteps = diskSteps): void {
  const undo: Array<() => void> = [];
  try {
    const staged = plan.targets.map((target) => stage(siteDir, target, steps, undo));
    staged.forEach((target) => putInPlace(target, steps, undo));
  } catch (error) {
    const failures = undoAll(undo);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      failures.length === 0
        ? `${reason}\nNothing was changed.`
        : `${reason}\nUndoing the changes also failed. Check "git status" and restore the files. ${failures.join('; ')}`,
      { cause: error },
    );
  }
}

function stage(
  siteDir: string,
  target: FreezeTarget,
  steps: FileSteps,
  undo: Array<() => void>,
): Staged {
  const final = path.join(siteDir, target.path);
  const temporary = path.join(path.dirname(final), `.${path.basename(final)}.sdk-version`);
  makeFolder(path.dirname(final), steps, undo);
  undo.push(() => steps.remove(temporary));
  // An interrupted run can leave it behind.
  steps.remove(temporary);
  if ('files' in target) {
    for (const [file, content] of target.files) {
      steps.makeFolder(path.dirname(path.join(temporary, file)));
      steps.write(path.join(temporary, file), content);
    }
  } else {
    steps.write(temporary, target.content);
  }
  return { temporary, final };
}

function makeFolder(folder: string, steps: FileSteps, undo: Array<() => void>): void {
  const created = steps.makeFolder(folder);
  if (created !== undefined) {
    undo.push(() => steps.remove(created));
  }
}

function putInPlace({ temporary, final }: Staged, steps: FileSteps, undo: Array<() => void>): void {
  const before = fs.existsSync(final) ? fs.readFileSync(final) : undefined;
  steps.rename(temporary, final);
  undo.push(() => (before === undefined ? steps.remove(final) : steps.write(final, before)));
}

function undoAll(undo: ReadonlyArray<() => void>): string[] {
  return [...undo].reverse().flatMap((step) => {
    try {
      step();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
