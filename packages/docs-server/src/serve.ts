import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from './app';
import type { ServerEnv } from './env';
import { messageOf } from './error-message';
import { createListener } from './listener';
import { Docs } from './mcp/docs';
import { builtFiles } from './mcp/site-files';
import { createFeedbackStore } from './services/feedback-store';
import { createHttpServer } from './services/http-server';
import { createLog } from './services/log';
import { readBuiltSite } from './services/built-site';
import type { DocsSite } from './site';

const BUILD_DIR = path.resolve('build');

function start(site: DocsSite, env: ServerEnv): void {
  const log = createLog(env.DOCS_LOG_LEVEL);
  const store = createFeedbackStore(env.DOCS_FEEDBACK_STORE);
  const load = () => {
    const build = readBuiltSite(BUILD_DIR);
    return { build, docs: new Docs(site, builtFiles(site, build), env.DOCS_SITE_URL + site.base) };
  };
  let current = load();
  const api = createApp({
    site,
    env,
    log,
    store,
    docs: () => current.docs,
    isPage: (route) => route in current.build.manifest.pages,
    pageTexts: () => Object.values(current.build.manifest.pages),
    isStopping: () => http.isStopping(),
  });
  const listener = createListener({
    api,
    base: site.base,
    build: () => current.build,
    allowedHosts: env.DOCS_ALLOWED_HOSTS,
    log,
  });
  const http = createHttpServer(listener, log);

  // The server starts even if the store is unavailable. Feedback requests then get status 503.
  store
    .check()
    .catch((error: unknown) => log.error({ err: error }, 'The feedback store is unavailable.'));

  http.server.on('error', (error) => {
    log.error(
      `${error.message}. Accepted: a free port and a host of this machine. Set PORT, such as PORT=${env.PORT + 1}, or DOCS_HOST.`,
    );
    process.exit(1);
  });
  http.server.listen(env.PORT, env.DOCS_HOST, () => {
    const { port } = http.server.address() as AddressInfo;
    log.info(`http://${env.DOCS_HOST}:${port}${site.base}/`);
  });

  const reload = (): void => {
    try {
      current = load();
      log.info(`Serving the build in ${current.build.filesDir}.`);
    } catch (error) {
      const message = 'Loading the new build failed. The server keeps serving the previous build.';
      log.error({ err: error }, message);
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
