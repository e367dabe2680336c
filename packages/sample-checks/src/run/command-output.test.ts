import { hasLines, isSameOutput } from './command-output';

test.each([
  ['Date: Mon, 23 Nov 2026 23:10:25 GMT', 'Date: Tue, 24 Nov 2026 08:00:00 GMT'],
  ['✔ rejects an ID (1.12ms)', '✔ rejects an ID (0.9ms)'],
  ['ℹ duration_ms 807.29', 'ℹ duration_ms 12'],
  [
    '{"id":"0b1f0c1e-8f6c-4f7e-9a57-2d5d1c0b7a11"}',
    '{"id":"11111111-2222-4333-8444-555555555555"}',
  ],
  ['{"at":"2026-11-23T23:10:25.123Z"}', '{"at":"2026-11-24T01:00:00Z"}'],
  ['done  \n', '\ndone'],
])('%j is the same as %j', (shown, actual) => {
  expect(isSameOutput(shown, actual)).toBe(true);
});

test.each([
  ['{"status":404}', '{"status":409}'],
  ['ℹ pass 8', 'ℹ pass 7'],
  ['a\n\nb', 'a\nb'],
])('%j differs from %j', (shown, actual) => {
  expect(isSameOutput(shown, actual)).toBe(false);
});

test.each([
  ['a\nc', 'a\n\nb\nc', true],
  ['c\na', 'a\n\nb\nc', false],
  ['', '', true],
  ['', 'a\n\nb', false],
])(
  'the lines that a tutorial shows, %j, are in the output %j in their order: %j',
  (shown, actual, expected) => {
    expect(hasLines(shown, actual)).toBe(expected);
  },
);
