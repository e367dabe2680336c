/** @jest-environment jsdom */
import { createPlayground, type Playground } from './client';
import { READY, type Declared, type PlaygroundEvent } from './protocol';

const addresses = { frame: 'about:blank', worker: '/worker.js', modules: {} };

const fetched = jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve('') }));

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

/** The frame of a program. */
class Frame {
  private readonly window = document.querySelector('iframe')?.contentWindow as Window;
  private lastId = READY;

  constructor() {
    jest.spyOn(this.window, 'postMessage').mockImplementation(({ command }) => {
      this.lastId = (JSON.parse(command as string) as { id: number }).id;
    });
  }

  say(data: unknown, source = this.window): void {
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  }

  send(message: object): void {
    this.say(JSON.stringify(message));
  }

  /** Answers the last command. */
  answer(reply: { value: unknown } | { error: string }): void {
    this.send({ id: this.lastId, ...reply });
  }
}

/** Starts a program up to the command in its frame. */
async function begin(): Promise<{ frame: Frame; starting: Promise<Declared> }> {
  const starting = playground.start({ code: '' });
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
