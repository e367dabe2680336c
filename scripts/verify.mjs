// npm run verify: installs, and runs every check, or only the steps that arguments name. The last line, `N passed, N failed`, counts tests, and a step without tests as one.
// Steps are our own code because npm-run-all2 and wireit don't count tests.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { install, root } from './lib/run.mjs';

/** Paths are relative to the root folder, in which every step runs. */
const reports = '.cache/reports';
const jestReport = `${reports}/jest.json`;
const browserReport = `${reports}/browser.json`;

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ name: string, line: string, report?: string, read?: (report: any) => Tally }} Step */

const tsx = 'npx --no-install tsx';

/** Steps that read only code. @type {Step[]} */
const codeSteps = [
  { name: 'lint', line: 'npm run --silent lint' },
  { name: 'typecheck', line: 'npm run --silent typecheck' },
  {
    name: 'test',
    line: `npm run --silent test -- --json --outputFile=${jestReport}`,
    report: jestReport,
    read: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  },
];

/** Steps up to the build, which shows the reports of samples, and the checks of the build. @type {Step[]} */
const siteSteps = [
  { name: 'check:samples', line: 'npm run --silent check:samples -- --report' },
  ...(spawnSync('go', ['version']).status === 0
    ? [{ name: 'runtime', line: 'go -C packages/sample-checks/runtime test -vet=all ./...' }]
    : []),
  { name: 'check:run', line: 'npm run --silent check:run' },
  {
    name: 'reference',
    line: `${tsx} packages/sample-checks/src/main.ts reference --config sample-checks.config.ts`,
  },
  { name: 'build', line: 'npm run --silent build' },
  { name: 'html', line: `${tsx} packages/site-checks/src/main.ts html` },
  {
    name: 'weight',
    line: `${tsx} packages/site-checks/src/main.ts weight --config site-checks.config.ts`,
  },
  { name: 'check:search', line: 'npm run --silent check:search' },
  { name: 'markdown', line: `${tsx} scripts/check-markdown.ts` },
  {
    name: 'examples',
    line: `${tsx} packages/sample-checks/src/main.ts examples --config sample-checks.config.ts`,
  },
];

/** Steps that measure time, so that nothing runs beside them. @type {Step[]} */
const timedSteps = [
  { name: 'soak', line: `${tsx} packages/docs-server/tests/soak/index.ts` },
  {
    name: 'test:e2e',
    line: 'npm run --silent test:e2e',
    report: browserReport,
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
];

/** Runs a command line. @returns {Promise<{ ok: boolean, output: string }>} */
const runLine = (line) =>
  new Promise((resolve) => {
    const child = spawn(line, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** @param {Step} step @param {boolean} ok a runner can fail without a failed test @returns {Tally} */
function tallyOf({ report, read }, ok) {
  if (!read) {
    return { passed: Number(ok), failed: Number(!ok) };
  }
  if (!fs.existsSync(report)) {
    return { passed: 0, failed: 1 };
  }
  const tally = read(JSON.parse(fs.readFileSync(report, 'utf8')));
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** Runs steps one after another, and prints the output of each when it ends. @param {Step[]} steps */
async function runSteps(steps) {
  const results = [];
  for (const step of steps) {
    console.log(`--- ${step.name} starts`);
    const start = performance.now();
    const { ok, output } = await runLine(step.line);
    const seconds = Math.round((performance.now() - start) / 1000);
    const tally = tallyOf(step, ok);
    console.log(`\n=== ${step.name}\n${output.trimEnd()}\n--- ${step.name}: ${seconds} s`);
    results.push({ name: step.name, ...tally });
  }
  return results;
}

/** The steps that the arguments name, or all. @param {Step[]} steps */
const chosen = (steps) =>
  steps.filter(({ name }) => process.argv.length === 2 || process.argv.includes(name));

async function verify() {
  const names = [...codeSteps, ...siteSteps, ...timedSteps].map(({ name }) => name);
  const unknown = process.argv.slice(2).find((name) => !names.includes(name));
  if (unknown) {
    console.error(`verify has no step "${unknown}". Accepted: ${names.join(', ')}.`);
    return 2;
  }
  process.chdir(root);
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  if (!install()) {
    console.log('\nThe packages could not be installed.\n0 passed, 1 failed');
    return 1;
  }
  const results = (
    await Promise.all([runSteps(chosen(codeSteps)), runSteps(chosen(siteSteps))])
  ).flat();
  results.push(...(await runSteps(chosen(timedSteps))));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failures = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length > 0 ? 1 : 0;
}

process.exit(await verify());
