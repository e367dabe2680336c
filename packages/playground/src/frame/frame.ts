/**
 * The script of the frame. It starts the worker from code that the page sends, because its policy lets it load nothing, and passes
 * commands and replies on. A program can send anything in any number, so the frame ends the worker beyond these limits.
 */

/** Characters of one message. */
const MESSAGE_LIMIT = 1_000_000;

/** Messages and characters in a second. */
const COUNT_LIMIT = 2_000;
const TEXT_LIMIT = 8_000_000;

/**
 * From the page: the code of the worker once, and then commands with the number of their program. The first command of a program
 * starts a new worker.
 */
type FromPage = { code: string } | { program: number; command: string };

let address = '';
let program = 0;
let worker: Worker | undefined;

/** What the current program sends. The number tells the page which one it is, because messages cross. */
const toPage = (text: string): void => parent.postMessage({ program, text }, '*');

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
  current.onerror = ({ message }) => {
    if (worker === current) {
      end(message || 'The program ended.');
    }
  };
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
  if (data.program !== program) {
    program = data.program;
    try {
      start();
    } catch (error) {
      end(String(error));
    }
  }
  worker?.postMessage(data.command);
});

parent.postMessage('ready', '*');
