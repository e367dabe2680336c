import { defineConfig } from '@playwright/test';
import { findChromium } from '@nitric-docs/sample-checks/chromium';
import { STATIC } from './tests/e2e/lib/tags';

const PORT = 3107;
/** Timeouts in milliseconds. They only stop tests that hang, because CI machines can be much slower. */
const TEST_TIMEOUT_MS = 300_000;
const EXPECT_TIMEOUT_MS = 60_000;
const SERVER_START_TIMEOUT_MS = 300_000;

const DISABLED_FEATURES = [
  // Two pages that Chromium loads for the address bar of each window, which takes as long as many a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright switches off. Chromium reads only the last list.
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Browser tests run against the built site (`npm run build` first, with the same DOCS_CLIENT) in a real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  grepInvert: process.env.DOCS_CLIENT === 'stock' ? new RegExp(STATIC.tag) : undefined,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'npm run --silent serve',
    env: {
      DOCS_HOST: '127.0.0.1',
      PORT: String(PORT),
      DOCS_LOG_LEVEL: 'warn',
      DOCS_FEEDBACK_STORE: '.cache/browser-test-feedback',
      // All tests share one client address.
      DOCS_FEEDBACK_RATE_LIMIT: '1000',
    },
    url: `http://127.0.0.1:${PORT}/docs/`,
    timeout: SERVER_START_TIMEOUT_MS,
  },
});
