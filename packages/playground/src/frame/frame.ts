/**
 * The script of the frame. It starts the worker from code that the page sends, because its policy lets it load nothing, and passes
 * commands and replies on. A program can send anything in any number, so the frame ends the worker beyond these limits.
 */
import { READY } from '../protocol';

/** Characters of one message. */
const MESSAGE_LIMIT = 1_000_000;

/** Messages and characters in a second. */
const COUNT_LIMIT = 2_000;
const TEXT_LIMIT = 8_000_000;

/** From the page: commands. The first one comes with the code of the worker. */
interface FromPage {
  code?: string;
  command: string;
}

let worker: Worker | undefined;

const toPage = (text: string): void => parent.postMessage(text, '*');

function end(message: string): void {
  worker?.terminate();
  worker = undefined;
  toPage(JSON.stringify({ event: { kind: 'crashed', message } }));
}

function start(code: string): void {
  worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  let second = 0;
  let count = 0;
  let length = 0;
  worker.onmessage = ({ data, timeStamp }: MessageEvent<unknown>) => {
    if (!worker) {
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
  worker.onerror = ({ message }) => end(message || 'The program ended.');
}

addEventListener('message', ({ source, data }: MessageEvent<FromPage>) => {
  if (source !== parent) {
    return;
  }
  if (data.code !== undefined) {
    try {
      start(data.code);
    } catch (error) {
      end(String(error));
    }
  }
  worker?.postMessage(data.command);
});

toPage(JSON.stringify({ id: READY }));
