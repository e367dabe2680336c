import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;

export interface RateLimit {
  /** @returns undefined when the client may go on, else the seconds until it may */
  take(client: string): Promise<number | undefined>;
}

/** Counts requests of each client in this process. Clients are told apart by a keyed hash whose key dies with the process. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  const key = randomBytes(32);
  return {
    async take(client) {
      try {
        await limiter.consume(createHmac('sha256', key).update(client).digest('base64'));
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
        throw refusal;
      }
    },
  };
}
