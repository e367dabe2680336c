// npm run verify: installs, and runs every check that hasn't passed with the same files, or only the steps that arguments name. The last
// line, `N passed, N failed`, counts tests, and a step without tests as one.
// Steps are our own code because npm-run-all2 and wireit don't count tests.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { isInstalled, root } from './lib/run.mjs';

/** Paths are relative to the root folder, in which every step runs. */
const reports = '.cache/reports';
const jestReport = `${reports}/jest.json`;
const browserReport = `${reports}/browser.json`;
const passedFile = '.cache/verify.json';

/** Steps that run at the same time. */
const CONCURRENCY = 2;

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ name: string, line: string, after?: string, withoutPackages?: boolean, report?: string, read?: (report: any) => Tally }} Step */

const tsx = 'npx --no-install tsx';
const sampleChecks = (command) =>
  `${tsx} packages/sample-checks/src/main.ts ${command} --config sample-checks.config.ts`;

/** Installs the locked packages, which all other steps but `runtime` need. @type {Step} */
const installation = { name: 'install', line: 'npm ci', withoutPackages: true };

/** In the order in which they start. What others wait for is first. @type {Step[]} */
const steps = [
  { name: 'check:samples', line: 'npm run --silent check:samples -- --report' },
  { name: 'typecheck', line: 'npm run --silent typecheck' },
  { name: 'check:run', line: 'npm run --silent check:run', after: 'check:samples' },
  // Shows the reports of samples.
  { name: 'build', line: 'npm run --silent build', after: 'check:run' },
  {
    name: 'test:e2e',
    line: 'npm run --silent test:e2e',
    after: 'build',
    report: browserReport,
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
  {
    name: 'test',
    line: `npm run --silent test -- --json --outputFile=${jestReport}`,
    report: jestReport,
    read: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  },
  { name: 'lint', line: 'npm run --silent lint' },
  ...(spawnSync('go', ['version']).status === 0
    ? [
        {
          name: 'runtime',
          line: 'go -C packages/sample-checks/runtime test -vet=all ./...',
          withoutPackages: true,
        },
      ]
    : []),
  { name: 'reference', line: sampleChecks('reference'), after: 'check:samples' },
  { name: 'html', line: `${tsx} packages/site-checks/src/main.ts html`, after: 'build' },
  {
    name: 'weight',
    line: `${tsx} packages/site-checks/src/main.ts weight --config site-checks.config.ts`,
    after: 'build',
  },
  { name: 'agents', line: `${tsx} scripts/check-agents.ts`, after: 'build' },
  { name: 'check:search', line: 'npm run --silent check:search', after: 'build' },
  { name: 'examples', line: sampleChecks('examples'), after: 'check:run' },
  { name: 'soak', line: 'npm run --silent soak' },
];

/** Identifies the files that Git doesn't ignore, and what else changes results. Undefined without Git. */
function fingerprint() {
  const git = (...args) =>
    spawnSync('git', args, {
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: `${root}/.cache/verify-index` },
    });
  const tree = git('add', '--all').status === 0 && git('write-tree').stdout.trim();
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(DOCS|NITRIC|SOCIAL)_/.test(name),
  );
  const tools = ['firefox-esr', 'go', 'postgres', 'python3'].filter(
    (tool) => !spawnSync(tool, ['--version']).error,
  );
  return tree ? JSON.stringify([tree, process.version, settings.sort(), tools]) : undefined;
}

/** The tallies of the steps that passed with these files, by name. @returns {Record<string, Tally>} */
function readPassed(files) {
  const { key, tallies } = fs.existsSync(passedFile)
    ? JSON.parse(fs.readFileSync(passedFile, 'utf8'))
    : {};
  return files && key === files ? tallies : {};
}

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

/** Runs a step, and prints its output when it ends. @param {Step} step @returns {Promise<Tally>} */
async function runStep(step) {
  console.log(`--- ${step.name} starts`);
  const start = performance.now();
  const { ok, output } = await runLine(step.line);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n=== ${step.name}\n${output.trimEnd()}\n--- ${step.name}: ${seconds} s`);
  return tallyOf(step, ok);
}

/** Installs, and runs steps, each as soon as there is room and the steps before it have ended. @param {Step[]} chosen @returns their tallies by name */
async function runSteps(chosen) {
  const tallies = {};
  const waiting = isInstalled() ? [...chosen] : [installation, ...chosen];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const isOpen = (one) => running.has(one) || waiting.some(({ name }) => name === one);
  const isBlocked = ({ after, withoutPackages }) =>
    isOpen(after) || (!withoutPackages && isOpen('install'));
  while (waiting.length + running.size > 0) {
    const place = waiting.findIndex((step) => !isBlocked(step));
    if (place !== -1 && running.size < CONCURRENCY) {
      const [step] = waiting.splice(place, 1);
      const run = runStep(step).then((tally) => {
        tallies[step.name] = tally;
        running.delete(step.name);
        if (step === installation && tally.failed > 0) {
          waiting.length = 0;
        }
      });
      running.set(step.name, run);
    } else {
      await Promise.race(running.values());
    }
  }
  return tallies;
}

/** The steps that the arguments name, or those that haven't passed. Checks of the build need it. @param {Record<string, Tally>} passed */
function stepsToRun(passed) {
  if (process.argv.length > 2) {
    return steps.filter(({ name }) => process.argv.includes(name));
  }
  const left = steps.filter(({ name }) => !passed[name]);
  const needsBuild = left.some(({ after }) => after === 'build');
  return steps.filter((step) => left.includes(step) || (needsBuild && step.name === 'build'));
}

async function verify() {
  const names = steps.map(({ name }) => name);
  const unknown = process.argv.slice(2).find((name) => !names.includes(name));
  if (unknown) {
    console.error(`verify has no step "${unknown}". Accepted: ${names.join(', ')}.`);
    return 2;
  }
  process.chdir(root);
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  const files = fingerprint();
  const passed = readPassed(files);
  const chosen = stepsToRun(passed);
  const tallies = await runSteps(chosen);
  if (process.argv.length === 2) {
    const skipped = names.filter((name) => passed[name] && !tallies[name]);
    skipped.forEach((name) => (tallies[name] = passed[name]));
    console.log(`\nPassed before with the same files: ${skipped.join(', ') || 'none'}`);
  }
  const results = Object.entries(tallies);
  if (files && files === fingerprint()) {
    const good = results.filter(([, { failed }]) => failed === 0);
    const saved = { key: files, tallies: { ...passed, ...Object.fromEntries(good) } };
    fs.writeFileSync(passedFile, JSON.stringify(saved));
  }
  const sum = (key) => results.reduce((total, [, tally]) => total + tally[key], 0);
  const failures = results.filter(([, { failed }]) => failed > 0).map(([name]) => name);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length > 0 ? 1 : 0;
}

process.exit(await verify());
