/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFeedbackStore } from '../src/services/feedback-store';
import { bundledProgram } from './bundled-program';

const root = path.resolve(__dirname, '../../..');
let folder: string;
let program: Awaited<ReturnType<typeof bundledProgram>>;

/** Runs `npm run feedback -- ...` with a separate store. */
const feedbackOf = (store: string, ...args: string[]) =>
  spawnSync(process.execPath, [program.file, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DOCS_FEEDBACK_STORE: store },
  });
const feedback = (...args: string[]) => feedbackOf(folder, ...args);

beforeAll(async () => {
  program = await bundledProgram('tests/feedback-program.ts');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-command-'));
  const store = createFeedbackStore(folder);
  const said = [
    ['/apis', 'no', 'Where is the limit?'],
    ['/apis', 'yes', ''],
    ['/sql', 'feedback', '=SUM(A1) \u001b[2Jgone'],
  ] as const;
  for (const [page, answer, comment] of said) {
    const entry = { page, answer, comment, ua: 'Agent', receivedAt: new Date() };
    await store.save({ key: randomUUID(), ...entry });
  }
  for (const query of ['rust', 'kafka', 'kafka']) {
    await store.countMissedSearch(query, new Date('2026-03-01T12:00:00Z'));
  }
  await store.close();
});
afterAll(() => {
  program.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('list prints the newest entries first, without control characters', () => {
  const { status, stdout } = feedback('list');
  expect(status).toBe(0);
  expect(stdout).not.toContain('\u001b');
  expect(stdout.indexOf('/sql')).toBeLessThan(stdout.indexOf('Where is the limit?'));
});

test('export writes all entries, escaped for spreadsheets', () => {
  const { status, stdout } = feedback('export');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe('received,page,answer,comment,ua');
  expect(stdout).toContain("'=SUM(A1)");
  expect(JSON.parse(feedback('export', '--format', 'json').stdout)).toHaveLength(3);
});

test('an invalid argument prints the accepted values without a stack trace', () => {
  const { status, stdout, stderr } = feedback('list', '--format', 'xml');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'feedback: Invalid --format "xml". Accepted: table, json, csv.\nUsage: npm run feedback -- list|stats|export|searches [--since 30d] [--page /apis] [--format table|json|csv]\n',
  );
});

test('a store that cannot be opened is reported', () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  const { status, stderr } = feedbackOf(path.join(file, 'below'), 'list');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^feedback: The feedback store \S+feedback\.sqlite is unavailable: ENOTDIR: .*below.* set DOCS_FEEDBACK_STORE/,
  );
});
