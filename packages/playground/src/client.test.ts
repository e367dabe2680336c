import { openPlayground, type Playground } from './client';
import type { PlaygroundEvent } from './protocol';

const addresses = {
  frame: 'about:blank',
  worker: '/worker.js',
  modules: { crypto: '/crypto.js' },
};

interface Sent {
  code?: string;
  program?: number;
  command?: string;
}

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

/** What a frame sends. */
const say = (data: unknown, source = frame()?.contentWindow): boolean =>
  window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null }));

/** What a worker sends, through the frame. */
const answer = (message: object, program = 0): boolean =>
  say({ program, text: JSON.stringify(message) });

const fetched = jest.fn((address: string) =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(`code of ${address}`) }),
);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.useRealTimers());

async function open(): Promise<{
  playground: Playground;
  events: PlaygroundEvent[];
  sent: Sent[];
}> {
  const events: PlaygroundEvent[] = [];
  const sent: Sent[] = [];
  const opening = openPlayground(addresses, (event) => events.push(event));
  jest
    .spyOn(frame()?.contentWindow as Window, 'postMessage')
    .mockImplementation((message: Sent) => void sent.push(message));
  say('ready');
  return { playground: await opening, events, sent };
}

/** Lets promises settle. */
const settled = (): Promise<void> => jest.advanceTimersByTimeAsync(0).then(() => undefined);

const lastCommand = (sent: readonly Sent[]): { id: number; act?: unknown; modules?: object } =>
  JSON.parse(sent.at(-1)?.command ?? '{}') as { id: number };

test('starts a program with the modules that it uses, and carries out actions', async () => {
  const { playground, sent } = await open();
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  const starting = playground.start({ code: "import { createHash } from 'node:crypto'" });
  await settled();
  expect(sent[0]).toEqual({ code: 'code of /worker.js' });
  const { id, modules } = lastCommand(sent);
  expect(modules).toEqual({ crypto: 'code of /crypto.js' });
  answer({ id, value: { schedules: ['nightly'] } }, 1);
  expect((await starting).schedules).toEqual(['nightly']);

  const first = playground.act({ request: 'POST /orders', save: { id: 'id' } });
  const response = { status: 201, headers: {}, body: '{"id":"o1"}' };
  answer({ id: lastCommand(sent).id, value: { response } }, 1);
  expect(await first).toEqual({ response });
  void playground.act({ request: 'GET /orders/${id}' }).catch(() => undefined);
  expect(lastCommand(sent).act).toEqual({ request: 'GET /orders/o1' });
  playground.stop();
  expect(frame()).toBeNull();
});

test('rejects with what the worker says, and passes events on', async () => {
  const { playground, events, sent } = await open();
  const acting = playground.act({ schedule: 'nightly' });
  answer({ event: { kind: 'denied', message: 'no' } });
  answer({ id: lastCommand(sent).id, error: 'no handler' });
  await expect(acting).rejects.toThrow('no handler');
  const other = playground.act({ schedule: 'nightly' });
  answer({ event: { kind: 'crashed', message: 'ended' } });
  await expect(other).rejects.toThrow('ended');
  expect(events).toEqual([
    { kind: 'denied', message: 'no' },
    { kind: 'crashed', message: 'ended' },
  ]);
  playground.stop();
});

test('ignores what an earlier program has sent', async () => {
  const { playground, events, sent } = await open();
  const first = playground.start({ code: '' });
  const replaced = expect(first).rejects.toThrow('Another program');
  await settled();
  const second = playground.start({ code: '' });
  await replaced;
  await settled();
  const { id } = lastCommand(sent);
  answer({ event: { kind: 'crashed', message: 'too many messages' } }, 1);
  answer({ id, error: 'wrong program' }, 1);
  answer({ id, value: { schedules: ['nightly'] } }, 2);
  expect((await second).schedules).toEqual(['nightly']);
  expect(events).toEqual([]);
  playground.stop();
});

test('starts the last of several programs, also when the modules of another one load longer', async () => {
  const { playground, sent } = await open();
  const replaced = expect(playground.start({ code: "import 'crypto'" })).rejects.toThrow('Another');
  void playground.start({ code: 'api()' }).catch(() => undefined);
  await replaced;
  expect(sent.filter(({ command }) => command?.includes('start'))).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({ program: 2, command: expect.stringContaining('api()') });
  playground.stop();
});

test('ignores messages from other windows, and what is not a text', async () => {
  const { playground, events } = await open();
  const text = JSON.stringify({ event: { kind: 'denied', message: 'no' } });
  say({ program: 0, text }, window);
  say(text);
  say({ program: 0, text: '{' });
  say('{');
  expect(events).toEqual([]);
  playground.stop();
});

test('ends a program that does not answer', async () => {
  const { playground, events } = await open();
  const acting = playground.act({ schedule: 'nightly' });
  const failed = expect(acting).rejects.toThrow('didn’t respond for 10 seconds');
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(frame()).toBeNull();
  expect(events).toMatchObject([{ kind: 'crashed' }]);
});

test('leaves nothing behind if the code can’t be loaded', async () => {
  fetched.mockResolvedValueOnce({ ok: false, text: () => Promise.resolve('') });
  const opening = openPlayground(addresses, () => undefined);
  say('ready');
  await expect(opening).rejects.toThrow('/worker.js');
  expect(frame()).toBeNull();
});
