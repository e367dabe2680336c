/** What the page of the check does in Chromium: it runs one program at a time, as a page of the site does. */
import { createPlayground, type Addresses, type Playground } from '@nitric-docs/playground/client';
import type { Action, Content, Program, Result } from '@nitric-docs/playground/protocol';

export interface Observed {
  log: string[];
  content: Content;
  /** Why it has ended, if it has. */
  crash?: string;
}

const nothing = (): Observed => ({
  log: [],
  content: { buckets: {}, keyvalue: {}, queues: {}, secrets: {} },
});

let playground: Playground | undefined;
let observed = nothing();

const check = {
  /** @param program as JSON */
  async start(addresses: Addresses, program: string): Promise<void> {
    observed = nothing();
    playground = createPlayground(addresses, (event) => {
      if (event.kind === 'log') {
        observed.log.push(...event.text.split('\n'));
      } else if (event.kind === 'content') {
        observed.content = event.content;
      } else if (event.kind === 'crashed') {
        observed.crash = event.message;
      }
    });
    await playground.start(JSON.parse(program) as Program);
  },
  /** @param action as JSON */
  act: (action: string): Promise<Result> =>
    playground?.act(JSON.parse(action) as Action) ?? Promise.reject(new Error('No program runs.')),
  observe: (): Observed => observed,
  stop(): void {
    playground?.stop();
    playground = undefined;
  },
};

export type CheckPage = typeof check;

declare global {
  interface Window {
    playgroundCheck: CheckPage;
  }
}

window.playgroundCheck = check;
