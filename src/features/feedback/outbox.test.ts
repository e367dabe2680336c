import { IDEMPOTENCY_HEADER, OUTBOX_KEY, type FeedbackPayload } from '../../contracts/feedback';
import { postFeedback, resendFeedback } from './feedback';
import { OUTBOX_AGE_MS, OUTBOX_SIZE } from './outbox';

const ADDRESS = '/docs/api/feedback';
const fetchMock = jest.fn();
const offline = new TypeError('network');

const payload = (comment: string): FeedbackPayload => ({
  url: 'https://docs.example.com/docs/apis',
  ua: 'Agent',
  comment,
  answer: 'no',
});
const waiting = (): string[] =>
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
    await postFeedback(ADDRESS, payload(comment));
  }
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
};

test('what arrived does not wait', async () => {
  await postFeedback(ADDRESS, payload('fine'));
  expect(waiting()).toEqual([]);
});

test('what failed is sent at the next visit, in order, once', async () => {
  await failToPost('first', 'second');
  expect(waiting()).toEqual(['first', 'second']);
  await resendFeedback(ADDRESS);
  expect(sent()).toEqual(['first', 'second']);
  expect(waiting()).toEqual([]);
  await resendFeedback(ADDRESS);
  expect(sent()).toEqual(['first', 'second']);
});

test('what fails again waits on, and those behind it are not tried', async () => {
  await failToPost('first', 'second');
  fetchMock.mockResolvedValue({ status: 503 });
  await resendFeedback(ADDRESS);
  expect(sent()).toEqual(['first']);
  expect(waiting()).toEqual(['first', 'second']);
});

test.each([
  [503, true],
  [429, true],
  [500, true],
  [422, false],
  [403, false],
  [404, false],
])('a refusal with status %d is kept: %s', async (status, isKept) => {
  fetchMock.mockResolvedValue({ status });
  await postFeedback(ADDRESS, payload('words'));
  expect(waiting()).toEqual(isKept ? ['words'] : []);
});

test('only the newest are kept', async () => {
  const all = Array.from({ length: OUTBOX_SIZE + 3 }, (_, index) => String(index));
  await failToPost(...all);
  expect(waiting()).toEqual(all.slice(3));
});

test('what waited too long is dropped', async () => {
  await failToPost('old');
  const later = Date.now() + OUTBOX_AGE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await resendFeedback(ADDRESS);
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  expect(sent()).toEqual([]);
});

test.each(['{', '7', '[{"payload":null}]', '[null]'])(
  'garbage in storage is no harm: %s',
  async (text) => {
    localStorage.setItem(OUTBOX_KEY, text);
    await resendFeedback(ADDRESS);
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
    expect(sent()).toEqual([]);
  },
);

test('storage that is forbidden is no harm', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(failToPost('lost')).resolves.toBeUndefined();
});

test('each attempt to send an entry has the same key, and another entry has another one', async () => {
  const keys = (): string[] =>
    fetchMock.mock.calls.map(([, { headers }]) => headers[IDEMPOTENCY_HEADER]);
  fetchMock.mockRejectedValue(offline);
  await postFeedback(ADDRESS, payload('first'));
  await postFeedback(ADDRESS, payload('second'));
  fetchMock.mockResolvedValue({ status: 200 });
  await resendFeedback(ADDRESS);
  const [first, second, ...again] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
  expect(again).toEqual([first, second]);
});

test('an entry waits until the server has it, even if the page is closed meanwhile', async () => {
  await failToPost('words');
  fetchMock.mockReturnValue(new Promise(() => undefined));
  void resendFeedback(ADDRESS);
  expect(sent()).toEqual(['words']);
  expect(waiting()).toEqual(['words']);
});
