import type { Hono } from 'hono';
import type { ApiFailure } from '../../src/contracts/feedback';
import { BASE_URL } from '../../src/config/site';
import { commonHeaders, dataPolicy } from '../services/security-headers';
import { mountFeedback, type FeedbackOptions } from './feedback';
import { mountSocialImage, type SocialImageOptions } from './social-image';

export const API_URL = `${BASE_URL}api`;

export interface ApiOptions extends FeedbackOptions, SocialImageOptions {
  /** Whether the server is about to stop: a load balancer then sends nobody any more. */
  isStopping: () => boolean;
}

/** The routes that the built site calls, the same in production and in the development server. */
export function mountApi(app: Hono, options: ApiOptions): void {
  app.use(`${API_URL}/*`, async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', dataPolicy);
    Object.entries(commonHeaders).forEach(([name, value]) => c.header(name, value));
    await next();
  });
  app.get(`${API_URL}/health`, (c) =>
    options.isStopping() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok' }),
  );
  mountFeedback(app, `${API_URL}/feedback`, options);
  mountSocialImage(app, `${API_URL}/og`, options);
  app.all(`${API_URL}/*`, (c) => {
    const failure: ApiFailure = { success: false, error: 'There is no such call.' };
    return c.json(failure, 404);
  });
}
