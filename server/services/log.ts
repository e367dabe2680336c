import type { MiddlewareHandler } from 'hono';
import pino, { type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

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
