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
