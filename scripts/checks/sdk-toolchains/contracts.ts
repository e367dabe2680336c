/** Whether the samples of one SDK version can be checked on this machine. */
export type Readiness =
  | {
      ready: true;
      /** Changes with everything that decides what the tools find: releases, locked packages, the compiler. */
      fingerprint: string;
    }
  | {
      ready: false;
      /**
       * - `absent`: the machine has no toolchain, or its registry can't be reached or doesn't hold a package.
       * - `failed`: all is there and it didn't work, which CI takes for an error.
       */
      kind: 'absent' | 'failed';
      /** One line: what is missing or what failed. */
      reason: string;
    };

export const absent = (reason: string): Readiness => ({ ready: false, kind: 'absent', reason });
