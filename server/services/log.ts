import type { MiddlewareHandler } from 'hono';
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/** An error without what a library hangs on it: a database's `detail` quotes the row, which holds a reader's words. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code: code as unknown };
}

/** @param destination absent: standard output */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
    },
    destination ?? pino.destination(1),
  );

/**
 * One line for each request: method, path, status, milliseconds. No client address, no user agent, no query and no body: a log
 * holds nothing about a person. Requests that went well are lines of level `debug`.
 */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const isRoutine = status < 400 && c.req.method !== 'POST';
    const level = status >= 500 ? 'error' : isRoutine ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log[level]({ method: c.req.method, path: c.req.path, status, ms }, 'request');
    }
  };
}
