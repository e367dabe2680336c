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

test('an output has the lines that a tutorial shows, in their order', () => {
  expect(hasLines('a\nc', 'a\n\nb\nc')).toBe(true);
  expect(hasLines('c\na', 'a\n\nb\nc')).toBe(false);
});

test('an empty fence only shows an empty output', () => {
  expect(hasLines('', '')).toBe(true);
  expect(hasLines('', 'a\n\nb')).toBe(false);
});
