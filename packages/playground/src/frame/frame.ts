/**
 * The script of the frame. It starts the worker from code that the page sends, because its policy lets it load nothing, and passes
 * commands and replies on. A program can send anything in any number, so the frame ends the worker beyond these limits.
 */

/** Characters of one message. */
const MESSAGE_LIMIT = 1_000_000;

/** Messages and characters in a second. */
const COUNT_LIMIT = 2_000;
const TEXT_LIMIT = 8_000_000;

/** From the page: the code of the worker once, and then commands. The first command of a program starts a new worker. */
type FromPage = { code: string } | { command: string; isStart: boolean };

let address = '';
let worker: Worker | undefined;

const toPage = (text: string): void => parent.postMessage(text, '*');

function end(message: string): void {
  worker?.terminate();
  worker = undefined;
  toPage(JSON.stringify({ event: { kind: 'crashed', message } }));
}

function start(): void {
  worker?.terminate();
  const current = new Worker(address);
  let second = 0;
  let count = 0;
  let length = 0;
  current.onmessage = ({ data, timeStamp }: MessageEvent<unknown>) => {
    if (worker !== current) {
      return;
    }
    if (timeStamp - second > 1_000) {
      [second, count, length] = [timeStamp, 0, 0];
    }
    count += 1;
    length += typeof data === 'string' ? data.length : Infinity;
    if (typeof data !== 'string' || data.length > MESSAGE_LIMIT) {
      end('The program sent a message that is too large.');
    } else if (count > COUNT_LIMIT || length > TEXT_LIMIT) {
      end('The program sent too many messages.');
    } else {
      toPage(data);
    }
  };
  current.onerror = ({ message }) => end(message || 'The program ended.');
  worker = current;
}

addEventListener('message', ({ source, data }: MessageEvent<FromPage>) => {
  if (source !== parent) {
    return;
  }
  if ('code' in data) {
    address = URL.createObjectURL(new Blob([data.code], { type: 'text/javascript' }));
    return;
  }
  if (data.isStart) {
    try {
      start();
    } catch (error) {
      end(String(error));
    }
  }
  worker?.postMessage(data.command);
});

toPage('ready');
