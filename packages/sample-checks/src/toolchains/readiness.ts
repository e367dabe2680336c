/** Whether the samples of one SDK version can be checked on this machine. */
export type Readiness =
  | {
      ready: true;
      /** Changes with the releases, locked packages, and compilers that affect the results. */
      fingerprint: string;
    }
  | {
      ready: false;
      /**
       * - `absent`: the toolchain isn't installed, or its registry is unreachable or doesn't have a package.
       * - `failed`: the toolchain is installed but failed, which is an error in CI.
       */
      kind: 'absent' | 'failed';
      /** The missing tool or the error, in one line. */
      reason: string;
    };

export const absent = (reason: string): Readiness => ({ ready: false, kind: 'absent', reason });

/**
 * Formats a one-line notice about a check that can't run on this machine.
 * @param subject the skipped check, such as `Go v1 samples: syntax only`
 * @throws in CI if the tools are installed but failed
 */
export function missingToolNotice(
  subject: string,
  { kind, reason }: Extract<Readiness, { ready: false }>,
): string {
  const notice = `${subject}: ${reason.replace(/\s*\n\s*/g, ' ').replace(/\.*$/, '')}.`;
  if (kind === 'failed' && process.env.CI) {
    throw new Error(`${notice} The tools are installed, so this is an error in CI.`);
  }
  return notice;
}
