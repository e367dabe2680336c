/**
 * Starts programs in a sandboxed frame, and talks to them. What arrives was perhaps written by the program, so each value is copied
 * field by field into objects without a prototype, and nothing else is kept.
 */
import {
  READY,
  type Action,
  type Command,
  type Declared,
  type PlaygroundEvent,
  type Program,
  type Result,
} from './protocol';
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

/** Runs one program at a time. */
export interface Playground {
  /**
   * Starts a program, and ends the one before.
   * @throws what is wrong with the program, or why its code can't be loaded
   */
  start: (program: Program) => Promise<Declared>;
  /** @throws if the action isn't possible, or the program doesn't answer within 10 s, which ends it */
  act: (action: Action) => Promise<Result>;
  /** Ends the program, and removes its frame and all listeners. */
  stop: () => void;
}

/** A command without an answer for so long ends the program, in milliseconds. */
const LIMIT = 10_000;

const STOPPED = 'The sample has stopped. Press Restart.';

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
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

function newFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  frame.title = 'Program';
  frame.src = address;
  return frame;
}

interface Waiting {
  resolve: (value: Untrusted) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A command without its ID. */
type Content = Pick<Extract<Command, { start: Program }>, 'start' | 'modules'> | { act: Action };

/** A program in a frame of its own. What the program before has sent, in any number, ends with its frame. */
class RunningProgram {
  private readonly frame: HTMLIFrameElement;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = READY;
  /** Values of responses that later actions use. */
  private variables: Readonly<Record<string, string>> = {};

  constructor(
    private readonly addresses: Addresses,
    parent: Element,
    private readonly onEvent: (event: PlaygroundEvent) => void,
  ) {
    this.frame = newFrame(addresses.frame);
    addEventListener('message', this.onMessage);
    parent.append(this.frame);
  }

  async start(program: Program): Promise<Declared> {
    const { worker, modules } = this.addresses;
    try {
      const [code, used] = await Promise.all([
        textAt(worker),
        modulesFor(program, modules),
        this.reply(READY),
      ]);
      return declaredOf(await this.ask({ start: program, modules: used }, code));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  async act(action: Action): Promise<Result> {
    const result = resultOf(await this.ask({ act: withVariables(action, this.variables) }));
    if ('response' in result && 'request' in action && action.save) {
      this.variables = { ...this.variables, ...saved(action.save, result.response.body) };
    }
    return result;
  }

  /** Removes the frame, which ends its worker, and rejects all commands that wait for a reply. */
  close(message = 'The program was stopped.'): void {
    removeEventListener('message', this.onMessage);
    this.frame.remove();
    this.waiting.forEach(({ reject, timer }) => {
      clearTimeout(timer);
      reject(new Error(message));
    });
    this.waiting.clear();
  }

  /** @param code of the worker, with the first command */
  private ask(content: Content, code?: string): Promise<Untrusted> {
    if (!this.frame.isConnected) {
      return Promise.reject(new Error(STOPPED));
    }
    this.lastId += 1;
    const command = JSON.stringify({ id: this.lastId, ...content });
    this.frame.contentWindow?.postMessage({ code, command }, '*');
    return this.reply(this.lastId);
  }

  private reply(id: number): Promise<Untrusted> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () =>
          this.crash(`The sample didn\u2019t respond for ${LIMIT / 1000} seconds and was stopped.`),
        LIMIT,
      );
      this.waiting.set(id, { resolve, reject, timer });
    });
  }

  private crash(message: string): void {
    this.close(message);
    this.onEvent({ kind: 'crashed', message });
  }

  private readonly onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== this.frame.contentWindow || typeof data !== 'string') {
      return;
    }
    const message = parsed(data);
    const event = eventOf(message.event);
    if (!event) {
      this.onReply(message);
    } else if (event.kind === 'crashed') {
      this.crash(event.message);
    } else {
      this.onEvent(event);
    }
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

/**
 * Runs programs in frames below an element. Nothing loads before the first start.
 * @param onEvent what happens while a program runs
 */
export function createPlayground(
  addresses: Addresses,
  onEvent: (event: PlaygroundEvent) => void,
  parent: Element = document.body,
): Playground {
  let current: RunningProgram | undefined;
  return {
    start(program) {
      current?.close('Another program was started.');
      current = new RunningProgram(addresses, parent, onEvent);
      return current.start(program);
    },
    act: (action) => current?.act(action) ?? Promise.reject(new Error(STOPPED)),
    stop: () => current?.close(),
  };
}
