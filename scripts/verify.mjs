// npm run verify: installs, lints, type-checks, unit-tests, builds, and runs the browser tests against the build.
// The last line, `N passed, N failed`, counts tests. A step without tests counts as one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { install, root, run } from './lib/run.mjs';

/** Paths are relative to the root folder, in which every step runs. */
const reports = '.cache/reports';
const jestReport = `${reports}/jest.json`;
const browserReport = `${reports}/browser.json`;

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {boolean} ok @returns {Tally} */
const oneStep = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * @param {string} file
 * @param {boolean} ok whether the runner exited successfully; it can fail without a failed test
 * @param {(report: any) => Tally} read
 * @returns {Tally}
 */
function tallyOf(file, ok, read) {
  if (!fs.existsSync(file)) {
    return oneStep(false);
  }
  const tally = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** @param {string} line a script of package.json and its arguments */
const script = (line) => run(`npm run --silent ${line}`);

/**
 * Logs the duration of a step.
 * @template T @param {string} name @param {() => T} work @returns {T}
 */
function timed(name, work) {
  const start = performance.now();
  const result = work();
  console.log(`--- ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

const hasGo = () => spawnSync('go', ['version']).status === 0;

const steps = [
  { name: 'lint', run: () => oneStep(script('lint')) },
  { name: 'typecheck', run: () => oneStep(script('typecheck')) },
  {
    name: 'test',
    run: () => {
      const ok = script(`test -- --json --outputFile=${jestReport}`);
      return tallyOf(jestReport, ok, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }));
    },
  },
  { name: 'soak', run: () => oneStep(script('soak')) },
  { name: 'check:samples', run: () => oneStep(script('check:samples -- --report')) },
  {
    name: 'test of packages/sample-checks/runtime',
    // Without Go, check:run says what it doesn't start.
    run: () =>
      hasGo()
        ? oneStep(run('go -C packages/sample-checks/runtime test -vet=all ./...'))
        : { passed: 0, failed: 0 },
  },
  { name: 'examples', run: () => oneStep(script('examples')) },
  {
    name: 'check:run',
    run: () => oneStep(script(`check:run -- --report${process.env.CI ? ' --require' : ''}`)),
  },
  { name: 'check:reference', run: () => oneStep(script('check:reference')) },
  // Skips `prebuild`, because check:samples has already written the sample report.
  { name: 'build', run: () => oneStep(run('npx --no-install docusaurus build')) },
  { name: 'check:search', run: () => oneStep(script('check:search')) },
  { name: 'check:markdown', run: () => oneStep(script('check:markdown')) },
  { name: 'check:weight', run: () => oneStep(script('check:weight')) },
  {
    name: 'test:e2e',
    run: () => {
      const ok = script('test:e2e');
      return tallyOf(browserReport, ok, ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }));
    },
  },
];

function verify() {
  process.chdir(root);
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  if (!timed('install', install)) {
    console.log('\nThe packages could not be installed.\n0 passed, 1 failed');
    return 1;
  }
  const total = { passed: 0, failed: 0 };
  const failures = [];
  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const { passed, failed } = timed(step.name, step.run);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) {
      failures.push(step.name);
    }
  }
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

process.exit(verify());
