import type { IncomingMessage } from 'node:http';
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/** Removes extra properties of an error, because the `detail` of a database error can quote a reader's comment. */
function errorForLog(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code: code as unknown };
}

/** @param destination defaults to standard output */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination(1),
): Log => {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers: { err: errorForLog } }, destination);
};

/**
 * Logs a request: method, path, status, and duration in milliseconds. It logs no personal data, so no client address, user agent,
 * query, or body. Successful requests have the level `debug`.
 * @param start `performance.now()` when the request arrived
 */
export function logRequest(
  log: Log,
  { method = '', url = '' }: IncomingMessage,
  status: number,
  start: number,
): void {
  const isRoutine = status < 400 && method !== 'POST';
  const level = status >= 500 ? 'error' : isRoutine ? 'debug' : 'info';
  if (log.isLevelEnabled(level)) {
    const [path] = url.split('?');
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log[level]({ method, path, status, ms }, 'request');
  }
}
