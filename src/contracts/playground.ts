import type { Addresses } from '@nitric-docs/playground/client';
import type { Action, Program } from '@nitric-docs/playground/protocol';

/** What the panel of a sample loads. */
export interface RunnableSample extends Program {
  /** The TypeScript or JavaScript that readers edit. */
  source: string;
  /** The actions of the scenario. The first one is known to work. */
  steps: readonly Action[];
  files: Addresses;
}

/** Folder of the files, relative to the root of the site. */
export const PLAYGROUND_FOLDER = 'assets/playground';
