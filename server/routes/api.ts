import type { Hono } from 'hono';
import type { ApiFailure } from '../../src/contracts/feedback';
import { BASE_URL } from '../../src/config/site';
import { mountFeedback, type FeedbackOptions } from './feedback';
import { mountHealth, type HealthOptions } from './health';
import { mountSocialImage, type SocialImageOptions } from './social-image';

export const API_URL = `${BASE_URL}api`;

export interface ApiOptions extends FeedbackOptions, HealthOptions, SocialImageOptions {}

/** The routes that the built site calls, the same in production and in the development server. */
export function mountApi(app: Hono, options: ApiOptions): void {
  app.use(`${API_URL}/*`, async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  mountHealth(app, `${API_URL}/health`, options);
  mountFeedback(app, `${API_URL}/feedback`, options);
  mountSocialImage(app, `${API_URL}/og`, options);
  app.all(`${API_URL}/*`, (c) => {
    const failure: ApiFailure = { success: false, error: 'Unknown API endpoint.' };
    return c.json(failure, 404);
  });
}
