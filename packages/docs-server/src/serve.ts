import path from 'node:path';
import { createApp } from './app';
import { settingsOf } from './api-options';
import type { ServerEnv } from './env';
import { messageOf } from './error-message';
import { createListener } from './listener';
import { docsOfBuild } from './mcp/docs';
import { createSiteHandler } from './routes/site';
import { createFeedbackStore } from './services/feedback-store';
import { createHttpServer, listenProblem } from './services/http-server';
import { createLog } from './services/log';
import { readBuiltSite } from './services/built-site';
import type { DocsSite } from './site';

const BUILD_DIR = path.resolve('build');

function start(site: DocsSite, env: ServerEnv): void {
  const log = createLog(env.DOCS_LOG_LEVEL);
  const store = createFeedbackStore(env.DOCS_FEEDBACK_STORE);
  let build = readBuiltSite(BUILD_DIR);
  const api = createApp({
    ...settingsOf(site, env),
    log,
    store,
    docs: docsOfBuild(site, () => build, env.DOCS_SITE_URL),
    pages: () => build.pages,
    isStopping: () => http.isStopping(),
  });
  const listener = createListener({
    api,
    base: site.base,
    site: createSiteHandler(() => build, log),
    allowedHosts: env.DOCS_ALLOWED_HOSTS,
  });
  const http = createHttpServer(listener, log);

  // The server starts even if the store is unavailable. Feedback requests then get status 503.
  store
    .open()
    .catch((error: unknown) => log.error({ err: error }, 'The feedback store is unavailable.'));

  http.server.on('error', (error) => {
    log.error(listenProblem(error, { host: env.DOCS_HOST, port: env.PORT }));
    process.exit(1);
  });
  http.server.listen(env.PORT, env.DOCS_HOST, () => {
    const address = http.server.address();
    const port = typeof address === 'object' ? address?.port : env.PORT;
    log.info(`http://${env.DOCS_HOST}:${port}${site.base}/`);
  });

  const reload = (): void => {
    try {
      build = readBuiltSite(BUILD_DIR);
      log.info(`Serving the build in ${build.filesDir}.`);
    } catch (error) {
      log.error(
        { err: error },
        'Loading the new build failed. The server keeps serving the previous build.',
      );
    }
  };
  const stop = async (): Promise<void> => {
    if (!http.isStopping()) {
      log.info('Stopping after the requests in progress.');
      await http.stop(env.DOCS_SHUTDOWN_GRACE);
      await store.close();
    }
  };
  process.on('SIGHUP', reload);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop());
  }
}

/**
 * Serves the site in the folder `build`, until a signal stops the process.
 * @param readEnv reads the settings, and throws an error that names the invalid ones
 */
export function serve(site: DocsSite, readEnv: (source: NodeJS.ProcessEnv) => ServerEnv): void {
  try {
    start(site, readEnv(process.env));
  } catch (error) {
    // An invalid setting or a missing build. A stack trace would hide the message.
    console.error(messageOf(error));
    process.exit(1);
  }
}
