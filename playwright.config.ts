import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/find-chromium.mjs';

const PORT = 3107;
/** The longest pages take 45 s to analyse on a machine that does much else; in milliseconds. */
const TEST_TIMEOUT_MS = 120_000;

/** Browser tests run against the built site (`npm run build` first) in a real Chromium. */
export default (async () =>
  defineConfig({
    testDir: 'tests/e2e',
    fullyParallel: true,
    forbidOnly: true,
    retries: process.env.CI ? 1 : 0,
    workers: 2,
    timeout: TEST_TIMEOUT_MS,
    reporter: [['line'], ['json', { outputFile: '.cache/reports/browser.json' }]],
    use: {
      baseURL: `http://127.0.0.1:${PORT}`,
      viewport: { width: 1440, height: 900 },
      launchOptions: {
        executablePath: await findChromium(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      },
      trace: 'retain-on-failure',
    },
    webServer: {
      command: 'npm run --silent serve',
      env: {
        DOCS_HOST: '127.0.0.1',
        PORT: String(PORT),
        DOCS_LOG_LEVEL: 'warn',
        DOCS_FEEDBACK_STORE: '.cache/browser-test-feedback',
        // All tests come from one address.
        DOCS_FEEDBACK_RATE_LIMIT: '1000',
      },
      url: `http://127.0.0.1:${PORT}/docs/`,
      reuseExistingServer: false,
    },
  }))();
