/** @jest-environment jsdom */
import { createPlayground, type Playground } from './client';
import { READY, type Declared, type PlaygroundEvent } from './protocol';

const addresses = {
  frame: 'about:blank',
  worker: '/worker.js',
  modules: { crypto: '/crypto.js' },
};

const topic = { kind: 'topic', name: 'paid', permissions: [] };

const fetched = jest.fn((address: string) =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(`code of ${address}`) }),
);

let playground: Playground;
let events: PlaygroundEvent[];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
  events = [];
  playground = createPlayground(addresses, (event) => events.push(event));
});
afterEach(() => {
  playground.stop();
  jest.useRealTimers();
});

/** Lets promises settle. */
const settled = (): Promise<void> => jest.advanceTimersByTimeAsync(0).then(() => undefined);

interface Sent {
  code?: string;
  command: string;
}

/** The frame of a program. */
class Frame {
  readonly sent: Sent[] = [];
  private readonly window: Window;

  constructor() {
    this.window = document.querySelector('iframe')?.contentWindow as Window;
    jest
      .spyOn(this.window, 'postMessage')
      .mockImplementation((message: Sent) => void this.sent.push(message));
  }

  say(data: unknown, source = this.window): void {
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  }

  send(message: object): void {
    this.say(JSON.stringify(message));
  }

  command(): { id: number; act?: unknown; modules?: object } {
    return JSON.parse(this.sent.at(-1)?.command ?? '{}') as { id: number };
  }

  /** Answers the last command. */
  answer(reply: { value: unknown } | { error: string }): void {
    this.send({ id: this.command().id, ...reply });
  }
}

/** Starts a program up to the command in its frame. */
async function begin(code = ''): Promise<{ frame: Frame; starting: Promise<Declared> }> {
  const starting = playground.start({ code });
  starting.catch(() => undefined);
  const frame = new Frame();
  frame.send({ id: READY });
  await settled();
  return { frame, starting };
}

async function run(): Promise<Frame> {
  const { frame, starting } = await begin();
  frame.answer({ value: {} });
  await starting;
  return frame;
}

const iframes = (): NodeListOf<HTMLIFrameElement> => document.querySelectorAll('iframe');

test('starts a program with the modules that it uses, and carries out actions', async () => {
  const { frame, starting } = await begin("import { createHash } from 'node:crypto'");
  expect(iframes()[0]?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.sent[0]?.code).toBe('code of /worker.js');
  expect(frame.command().modules).toEqual({ crypto: 'code of /crypto.js' });
  frame.answer({ value: { resources: [topic] } });
  expect((await starting).resources).toEqual([topic]);

  const first = playground.act({ request: 'POST /orders', save: { id: 'id' } });
  const response = { status: 201, headers: {}, body: '{"id":"o1"}' };
  frame.answer({ value: { response } });
  expect(await first).toEqual({ response });
  void playground.act({ request: 'GET /orders/${id}' }).catch(() => undefined);
  expect(frame.command().act).toEqual({ request: 'GET /orders/o1' });
  playground.stop();
  expect(iframes()).toHaveLength(0);
});

test('rejects with what the worker says, and passes events on', async () => {
  const frame = await run();
  const acting = playground.act({ schedule: 'nightly' });
  frame.send({ event: { kind: 'denied', message: 'no' } });
  frame.answer({ error: 'no handler' });
  await expect(acting).rejects.toThrow('no handler');
  const other = playground.act({ schedule: 'nightly' });
  frame.send({ event: { kind: 'crashed', message: 'ended' } });
  await expect(other).rejects.toThrow('ended');
  await expect(playground.act({ schedule: 'nightly' })).rejects.toThrow('Press Restart');
  expect(events).toEqual([
    { kind: 'denied', message: 'no' },
    { kind: 'crashed', message: 'ended' },
  ]);
});

test('ignores messages from other windows, and what is not a text', async () => {
  const frame = await run();
  const event = { kind: 'denied', message: 'no' };
  frame.say(JSON.stringify({ event }), window);
  frame.say({ event });
  frame.say('{');
  expect(events).toEqual([]);
});

test.each([
  ['the code can’t be loaded', '/worker.js', { id: READY }],
  ['the program fails', 'Line 1', { id: READY + 1, error: 'Line 1' }],
])('leaves nothing behind if %s', async (_, error, message) => {
  if (message.id === READY) {
    fetched.mockResolvedValueOnce({ ok: false, text: () => Promise.resolve('') });
  }
  const { frame, starting } = await begin();
  frame.send(message);
  await expect(starting).rejects.toThrow(error);
  expect(iframes()).toHaveLength(0);
});
