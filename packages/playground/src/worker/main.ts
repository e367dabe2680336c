import './globals';
import {
  logLevels,
  type Command,
  type LogLevel,
  type PlaygroundEvent,
  type Reply,
} from '../protocol';
import { act } from './actions';
import { cloud } from './cloud';
import { describeError, formatted } from './format';
import { send } from './gateway';
import { startProgram } from './program';

/** Longer texts are cut, in characters. */
const TEXT_LIMIT = 100_000;

/** The frame accepts no longer messages. */
const MESSAGE_LIMIT = 900_000;

/** Lines that the page gets. The others are counted. */
const LINE_LIMIT = 500;

/** How often the page gets the number of other lines, in milliseconds. */
const COUNT_INTERVAL = 1_000;

const cut = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > TEXT_LIMIT ? `${value.slice(0, TEXT_LIMIT)}…` : value;

function post(reply: Reply): void {
  const text = JSON.stringify(reply, cut);
  if (text.length <= MESSAGE_LIMIT) {
    postMessage(text);
  } else if ('id' in reply) {
    post({ id: reply.id, error: 'The result is too large to show.' });
  }
}

const tell = (event: PlaygroundEvent): void => post({ event });

cloud.onEvent = tell;

let lines = 0;
let uncounted = 0;

function log(level: LogLevel, text: string): void {
  lines += 1;
  if (lines <= LINE_LIMIT) {
    tell({ kind: 'log', level, text });
    return;
  }
  uncounted += 1;
  if (uncounted === 1) {
    setTimeout(() => {
      tell({ kind: 'log', level: 'warn', text: `${uncounted} more lines` });
      uncounted = 0;
    }, COUNT_INTERVAL);
  }
}

logLevels.forEach((level) => {
  console[level] = (...values: unknown[]) => log(level, formatted(values));
});
console.log = console.info;

/** The program ends, as a process of Node.js does: the page removes the worker. */
function crash(message: string): void {
  log('error', message);
  tell({ kind: 'crashed', message });
}

addEventListener('error', (event: ErrorEvent) => {
  event.preventDefault();
  crash(describeError(event.error ?? event.message));
});

addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  event.preventDefault();
  crash(describeError(event.reason));
});

process.exit = (code = 0): never => {
  crash(`process.exit(${code})`);
  throw new Error('The program has ended.');
};

/** Programs reach their own APIs and signed addresses, and nothing else. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { status, headers, body } = await send({
    method: request.method,
    target: request.url,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
  });
  const isEmpty = [101, 204, 205, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers });
};

async function carryOut(command: Command): Promise<unknown> {
  if ('start' in command) {
    return startProgram(command.start, command.modules, (error) => crash(describeError(error)));
  }
  return act(command.act);
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const command = JSON.parse(data) as Command;
  carryOut(command).then(
    (value) => post({ id: command.id, value }),
    (error: unknown) =>
      post({
        id: command.id,
        error: 'start' in command ? describeError(error) : (error as Error).message,
      }),
  );
});
