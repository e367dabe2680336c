import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;

/** @returns undefined if the request is allowed, otherwise the seconds until the next allowed request */
export type RateLimit = (client: string) => Promise<number | undefined>;

/** Counts the requests of each client in the memory of this process. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  const secondsLeft = (rejection: unknown): number => {
    if (rejection instanceof RateLimiterRes) {
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    }
    throw rejection;
  };
  return (client) => limiter.consume(client).then(() => undefined, secondsLeft);
}
