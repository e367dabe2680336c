/** @jest-environment node */
import { errorMessages } from '../error-data';
import { pathOf } from '../read-data';
import { errorMessageLines } from './error-messages';

const CHECKOUT = pathOf('fixtures/messages');

const messageOf = (file: string, ...fragments: string[]) => ({
  id: 'no-project',
  source: [{ repository: 'nitrictech/cli', path: file, fragments }],
});

const linesOf = (...messages: Parameters<typeof errorMessageLines>[0]) =>
  errorMessageLines(messages, new Map([['nitrictech/cli', CHECKOUT]]));

test('a fragment that its file contains', () => {
  const { lost, lines } = linesOf(messageOf('pkg/project.go', 'no project in %s'));
  expect(lost).toEqual([]);
  expect(lines).toEqual(['Error messages: no changes.']);
});

test.each([
  [
    'a fragment that changed',
    messageOf('pkg/project.go', 'no project in %s', 'no project below %s'),
    `  no-project: nitrictech/cli pkg/project.go doesn't contain "no project below %s"`,
  ],
  [
    'a file that moved',
    messageOf('pkg/old.go', 'no project in %s'),
    '  no-project: nitrictech/cli has no file pkg/old.go',
  ],
])('%s', (_name, message, line) => {
  const { lost, lines } = linesOf(message);
  expect(lost).toEqual([line]);
  expect(lines).toEqual([expect.stringMatching(/^Error messages that changed\./), line]);
});

test('a repository without a checkout is not checked', () => {
  const { lost, lines } = errorMessageLines([messageOf('pkg/project.go', 'gone')], new Map());
  expect(lost).toEqual([]);
  expect(lines[1]).toBe(
    'Not checked: messages of nitrictech/cli. Pass --source <repository>=<folder>.',
  );
});

test('the messages of the page are compared with the sources', () => {
  const { lost } = errorMessageLines(errorMessages, new Map([['nitrictech/cli', CHECKOUT]]));
  expect(lost.length).toBeGreaterThan(0);
});
