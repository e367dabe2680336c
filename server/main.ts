import path from 'node:path';
import { serve } from '@hono/node-server';
import { readEnv } from '../src/config/env';
import { BASE_URL } from '../src/config/site';
import { createApp } from './app';
import { createFeedbackStore } from './services/feedback-store';
import { createLifecycle } from './services/lifecycle';
import { createLog } from './services/log';
import { createRateLimit } from './services/rate-limit';
import { pagesOf, readBuiltSite } from './services/site';
import { createRenderer } from './services/social-image/renderer';

/** Slow or silent clients lose their connection after these times, in milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5_000 };

function main(): void {
  const env = readEnv(process.env);
  const log = createLog(env.DOCS_LOG_LEVEL);
  const built = readBuiltSite(path.resolve('build'));
  const store = createFeedbackStore(env.DOCS_FEEDBACK_STORE);
  const lifecycle = createLifecycle();
  const app = createApp({
    log,
    store,
    renderer: createRenderer(),
    rateLimit: createRateLimit(env.DOCS_FEEDBACK_RATE_LIMIT),
    pages: pagesOf(built.manifest),
    clock: () => new Date(),
    siteOrigin: env.DOCS_SITE_URL,
    trustedProxies: env.DOCS_TRUSTED_PROXIES,
    isStopping: lifecycle.isStopping,
    site: { built, policy: env },
  });

  // The site is served even when the store is away: feedback then gets 503 until the store is back.
  store.open().catch((error: unknown) => log.error({ err: error }, 'the feedback store is away'));

  const server = serve(
    { fetch: app.fetch, hostname: env.DOCS_HOST, port: env.PORT, serverOptions: TIMEOUTS },
    ({ port }) => log.info(`http://${env.DOCS_HOST}:${port}${BASE_URL}`),
  );
  server.on('error', (error) => {
    log.error(`${env.DOCS_HOST}:${env.PORT} can't be listened to: ${error.message}`);
    process.exit(1);
  });

  const stop = async (): Promise<void> => {
    if (lifecycle.isStopping()) {
      return;
    }
    log.info('stopping: requests in flight finish first');
    await lifecycle.stop(server);
    await store.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop());
  }
}

try {
  main();
} catch (error) {
  // A wrong setting or a missing build: the sentence says it all, a stack trace would only hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
