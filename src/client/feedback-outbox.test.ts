import { waitFor } from '@testing-library/dom';
import { OUTBOX_KEY } from '../contracts/feedback';
import { sendWaitingFeedback } from './feedback-outbox';

const fetchMock = jest.fn();
/** Imports and promises end before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
  global.fetch = fetchMock;
});
afterEach(() => jest.restoreAllMocks());

it('sends what waits from an earlier visit', async () => {
  const waiting = [
    { key: '0123456789abcdef', payload: { comment: 'More on limits' }, since: Date.now() },
  ];
  localStorage.setItem(OUTBOX_KEY, JSON.stringify(waiting));
  sendWaitingFeedback();
  await waitFor(() => expect(localStorage.getItem(OUTBOX_KEY)).toBeNull());
  const [[address, { body }]] = fetchMock.mock.calls;
  expect(address).toBe('/docs/api/feedback');
  expect(JSON.parse(body)).toMatchObject({ comment: 'More on limits' });
});

it('sends nothing when nothing waits, or storage is blocked', async () => {
  sendWaitingFeedback();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  sendWaitingFeedback();
  await nextTask();
  expect(fetchMock).not.toHaveBeenCalled();
});
