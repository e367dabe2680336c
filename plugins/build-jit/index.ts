/**
 * A build in less of the processor's time: V8 optimizes less of what runs for seconds alone.
 *
 * V8 counts the bytes of bytecode that a function has run, and has threads of its own compile those anew that have run many times
 * the interrupt budget. A build runs much code once and little of it for long: on two processors, which pages and bundles keep
 * busy, optimizing took from both and paid back less. It depends on V8's flag `--interrupt-budget`, which Node.js 20 to 24 have and
 * read each time; where it is gone V8 says so and nothing changes. Threads have the flags of the process. The development server
 * runs for long and keeps V8's own value. Without this plugin in docusaurus.config.ts builds take longer and write the same files.
 */
import v8 from 'node:v8';
import type { Plugin } from '@docusaurus/types';

/** In bytes of bytecode; V8's own value is 67,584. Ten times this or half of it make no difference. */
export const INTERRUPT_BUDGET = 600_000;

export default function buildJit(): Plugin {
  if (process.env.NODE_ENV === 'production') {
    v8.setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
  }
  return { name: 'build-jit' };
}
