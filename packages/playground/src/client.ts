/**
 * Starts programs in a sandboxed frame, and talks to them. What arrives was perhaps written by the program, so each value is copied
 * field by field into objects without a prototype, and nothing else is kept.
 */
import type { Action, Command, Declared, PlaygroundEvent, Program, Result } from './protocol';
import { eventOf, declaredOf, parsed, resultOf, type Untrusted } from './replies';
import { saved, withVariables } from './variables';

export interface Addresses {
  /** The document of the frame. */
  frame: string;
  /** The code of the worker. */
  worker: string;
  /** The code of modules of Node.js that few programs need, by their name, such as `crypto`. */
  modules: Readonly<Record<string, string>>;
}

/** A frame that runs one program at a time. */
export interface Playground {
  /**
   * Starts a program, and ends the one before.
   * @throws what is wrong with the program
   */
  start: (program: Program) => Promise<Declared>;
  /** @throws if the action isn't possible, or the program doesn't answer within 10 s, which ends it */
  act: (action: Action) => Promise<Result>;
  /** Ends the program, and removes the frame and all listeners. */
  stop: () => void;
}

/** A command without an answer for so long ends the program, in milliseconds. */
const LIMIT = 10_000;

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Adds a hidden frame, and waits until it listens. */
function addFrame(address: string, parent: Element): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  frame.title = 'Program';
  frame.src = address;
  return new Promise((resolve, reject) => {
    const settle = (use: () => void): void => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      use();
    };
    const timer = setTimeout(() => {
      frame.remove();
      settle(() => reject(new Error('The sandbox didn’t start.')));
    }, LIMIT);
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.contentWindow && data === 'ready') {
        settle(() => resolve(frame));
      }
    };
    addEventListener('message', onMessage);
    parent.append(frame);
  });
}

interface Waiting {
  resolve: (value: Untrusted) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A command without its ID. */
type Content = Pick<Extract<Command, { start: Program }>, 'start' | 'modules'> | { act: Action };

const REPLACED = 'Another program was started.';

/** Sends commands to the worker in a frame, and matches replies with them. */
class Connection {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** The number of the current program. What an earlier one has sent still arrives, and is ignored. */
  private program = 0;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly onEvent: (event: PlaygroundEvent) => void,
  ) {
    addEventListener('message', this.onMessage);
  }

  send(message: object): void {
    this.frame.contentWindow?.postMessage(message, '*');
  }

  ask(content: Content): Promise<Untrusted> {
    return new Promise((resolve, reject) => {
      const id = (this.lastId += 1);
      const timer = setTimeout(() => this.giveUp(), LIMIT);
      this.waiting.set(id, { resolve, reject, timer });
      this.send({ program: this.program, command: JSON.stringify({ id, ...content }) });
    });
  }

  /** Starts a program instead of the current one, as soon as its modules are there. */
  async start(start: Program, loading: Promise<Record<string, string>>): Promise<Untrusted> {
    const program = (this.program += 1);
    this.rejectAll(REPLACED);
    const modules = await loading;
    if (program !== this.program) {
      throw new Error(REPLACED);
    }
    return this.ask({ start, modules });
  }

  /** Rejects all commands that wait for a reply. */
  private rejectAll(message: string): void {
    this.waiting.forEach(({ reject, timer }) => {
      clearTimeout(timer);
      reject(new Error(message));
    });
    this.waiting.clear();
  }

  /** Removes the frame, which ends its worker. */
  close(message = 'The program was stopped.'): void {
    removeEventListener('message', this.onMessage);
    this.frame.remove();
    this.rejectAll(message);
  }

  private giveUp(): void {
    const message = `The sample didn\u2019t respond for ${LIMIT / 1000} seconds and was stopped.`;
    this.close(message);
    this.onEvent({ kind: 'crashed', message });
  }

  private readonly onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const { program, text } = source === this.frame.contentWindow ? parsed(data) : {};
    if (program !== this.program) {
      return;
    }
    const message = parsed(text);
    const event = eventOf(message.event);
    if (!event) {
      this.onReply(message);
      return;
    }
    if (event.kind === 'crashed') {
      this.rejectAll(event.message);
    }
    this.onEvent(event);
  };

  private onReply({ id, error, value }: Untrusted): void {
    const pending = this.waiting.get(Number(id));
    if (!pending) {
      return;
    }
    this.waiting.delete(Number(id));
    clearTimeout(pending.timer);
    if (typeof error === 'string') {
      pending.reject(new Error(error));
    } else {
      pending.resolve(parsed(value));
    }
  }
}

/** The code of the modules that a program uses. `Buffer` comes with `crypto`. */
async function modulesFor(
  { code }: Program,
  modules: Addresses['modules'],
): Promise<Record<string, string>> {
  const used = Object.entries(modules).filter(
    ([name]) =>
      new RegExp(`['"](?:node:)?${name}['"]`).test(code) ||
      (name === 'crypto' && /\bBuffer\b/.test(code)),
  );
  const texts = await Promise.all(used.map(([, address]) => textAt(address)));
  return Object.fromEntries(used.map(([name], index) => [name, texts[index] ?? '']));
}

/**
 * Prepares a frame. The code loads now, and nothing runs yet.
 * @param onEvent what happens while a program runs
 * @throws if the code can't be loaded
 */
export async function openPlayground(
  addresses: Addresses,
  onEvent: (event: PlaygroundEvent) => void,
  parent: Element = document.body,
): Promise<Playground> {
  const loading = textAt(addresses.worker);
  loading.catch(() => undefined);
  const connection = new Connection(await addFrame(addresses.frame, parent), onEvent);
  try {
    connection.send({ code: await loading });
  } catch (error) {
    connection.close();
    throw error;
  }
  let variables: Readonly<Record<string, string>> = {};
  return {
    async start(program) {
      variables = {};
      const modules = modulesFor(program, addresses.modules);
      return declaredOf(await connection.start(program, modules));
    },
    async act(action) {
      const result = resultOf(await connection.ask({ act: withVariables(action, variables) }));
      if ('response' in result && 'request' in action && action.save) {
        variables = { ...variables, ...saved(action.save, result.response.body) };
      }
      return result;
    },
    stop: () => connection.close(),
  };
}
