/** @jest-environment jsdom */
import { blockStorage } from '../../../tests/mocks/blocked-storage';
import {
  IDEMPOTENCY_HEADER,
  OUTBOX_KEY,
  type FeedbackPayload,
} from '@nitric-docs/docs-server/feedback';
import { postFeedback, resendFeedback } from './feedback';
import { OUTBOX_AGE_MS, OUTBOX_SIZE } from './outbox';

const fetchMock = jest.fn();
const offline = new TypeError('network');

const payload = (comment: string): FeedbackPayload => ({
  url: 'https://docs.example.com/docs/apis',
  ua: 'Agent',
  comment,
  answer: 'no',
});
const queued = (): string[] =>
  JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]').map(
    (one: { payload: FeedbackPayload }) => one.payload.comment,
  );
const sent = (): string[] => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body).comment);

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
  global.fetch = fetchMock;
});
afterEach(() => jest.restoreAllMocks());

const failToPost = async (...comments: string[]): Promise<void> => {
  fetchMock.mockRejectedValue(offline);
  for (const comment of comments) {
    await postFeedback(payload(comment));
  }
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
};

test('feedback that failed is sent once and in order during the next visit', async () => {
  await failToPost('first', 'second');
  expect(queued()).toEqual(['first', 'second']);
  await resendFeedback();
  expect(sent()).toEqual(['first', 'second']);
  expect(queued()).toEqual([]);
  await resendFeedback();
  expect(sent()).toEqual(['first', 'second']);
});

test.each([
  [422, false],
  [404, true],
  [405, true],
  [429, true],
  [503, true],
])('feedback with response status %d stays queued: %s', async (status, isKept) => {
  fetchMock.mockResolvedValue({ status });
  await postFeedback(payload('words'));
  expect(queued()).toEqual(isKept ? ['words'] : []);
});

test('feedback stays queued if the server hangs', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetchMock.mockImplementation((_, { signal }: { signal: AbortSignal }) =>
    signal.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  );
  await postFeedback(payload('words'));
  expect(timeout).toHaveBeenCalledWith(8000);
  expect(queued()).toEqual(['words']);
});

test('only the newest entries are kept', async () => {
  const all = Array.from({ length: OUTBOX_SIZE + 3 }, (_, index) => String(index));
  await failToPost(...all);
  expect(queued()).toEqual(all.slice(3));
});

test('old entries are removed', async () => {
  await failToPost('old');
  const later = Date.now() + OUTBOX_AGE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await resendFeedback();
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  expect(sent()).toEqual([]);
});

test.each(['{', '7', '[{"payload":null}]', '[null]'])(
  'invalid data in storage is removed: %s',
  async (text) => {
    localStorage.setItem(OUTBOX_KEY, text);
    await resendFeedback();
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
    expect(sent()).toEqual([]);
  },
);

test('blocked storage is ignored', async () => {
  blockStorage();
  await expect(failToPost('lost')).resolves.toBeUndefined();
});

test('an entry that fails again stays queued before the others, and keeps its own key', async () => {
  fetchMock.mockRejectedValue(offline);
  await postFeedback(payload('first'));
  await postFeedback(payload('second'));
  await resendFeedback();
  expect(sent()).toEqual(['first', 'second', 'first']);
  expect(queued()).toEqual(['first', 'second']);
  const keys = fetchMock.mock.calls.map(([, { headers }]) => headers[IDEMPOTENCY_HEADER]);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[1], keys[0]]);
  expect(keys[1]).not.toBe(keys[0]);
});

test('an entry stays queued until the server responds, so that closing the page does not lose it', async () => {
  await failToPost('words');
  fetchMock.mockReturnValue(new Promise(() => undefined));
  void resendFeedback();
  expect(sent()).toEqual(['words']);
  expect(queued()).toEqual(['words']);
});
