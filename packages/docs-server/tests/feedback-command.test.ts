import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFeedbackStore } from '../src/services/feedback-store';
import { bundledProgram } from './bundled-program';

let folder: string;
let program: Awaited<ReturnType<typeof bundledProgram>>;

/** Runs `npm run feedback -- ...` with a separate store. */
const feedback = (args: string[], store = folder) =>
  spawnSync(process.execPath, [program.file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DOCS_FEEDBACK_STORE: store },
  });

beforeAll(async () => {
  program = await bundledProgram('tests/feedback-program.ts');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-command-'));
  const store = createFeedbackStore(folder);
  const sample = { id: 'a-1', title: 'services/api.ts', language: 'typescript', version: 'v1' };
  const said = [
    { page: '/apis', answer: 'no', comment: 'Where is the limit?' },
    { page: '/apis', answer: 'yes', comment: '' },
    { page: '/sql', answer: 'feedback', comment: '=SUM(A1) \u001b[2Jgone' },
    { page: '/storage', answer: 'no', comment: 'Error', sample },
    { page: '/storage', answer: 'no', comment: 'No bucket', sample },
  ] as const;
  for (const entry of said) {
    await store.save({ key: randomUUID(), ua: 'Agent', receivedAt: new Date(), ...entry });
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

test.each([
  [['list'], /\/sql.*\uFFFD\[2Jgone.*\n[\s\S]*Where is the limit\?/],
  [['list', '--page', '/sql'], /^(?![\s\S]*\/apis)[\s\S]*\/sql/],
  [['list', '--since', '2999-01-01'], /^(?![\s\S]*\/apis)/],
  [['stats'], /\/storage.*'0'.*'2'.*'0'.*'100'[^]*\/apis.*'1'.*'1'.*'0'.*'50'[^]*\/sql/],
  [['samples'], /'2'.*\/storage.*services\/api\.ts.*typescript.*v1.*a-1/],
  [['export'], /^received,page,answer,comment,ua,sample,language,version\n[\s\S]*'=SUM\(A1\)/],
  [['searches'], /kafka.*'2'.*2026-03-01.*\n.*rust.*'1'/],
])('%j prints what it names', (args, printed) => {
  const { status, stdout } = feedback(args);
  expect(status).toBe(0);
  expect(stdout).toMatch(printed);
});

test.each([
  [['show'], '"show" isn\'t a command.'],
  [['list', '/apis'], '"list /apis" isn\'t a command.'],
  [['list', '--since', 'soon'], '--since soon: not a date. Write one such as 2026-01-31.'],
])('%j is rejected with what is accepted', (args, message) => {
  const { status, stdout, stderr } = feedback(args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `feedback: ${message}\nUsage: npm run feedback -- list|stats|samples|export|searches [--since 2026-01-31] [--page /apis]\n`,
  );
});

test('a store that cannot be opened is reported', () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  const { status, stderr } = feedback(['list'], path.join(file, 'below'));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^feedback: The feedback store \S+feedback\.sqlite is unavailable: ENOTDIR: .*below.* set DOCS_FEEDBACK_STORE/,
  );
});
