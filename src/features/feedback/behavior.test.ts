import { waitFor } from '@testing-library/dom';
import { blockStorage } from '../../../tests/mocks/blocked-storage';
import { OUTBOX_KEY } from '@nitric-docs/docs-server/feedback';
import { sendQueuedFeedback } from './behavior';

const fetchMock = jest.fn();
/** Dynamic imports and promises settle before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
  global.fetch = fetchMock;
});
afterEach(() => jest.restoreAllMocks());

it('sends feedback that was queued during an earlier visit', async () => {
  const queued = [
    { key: '0123456789abcdef', payload: { comment: 'More on limits' }, since: Date.now() },
  ];
  localStorage.setItem(OUTBOX_KEY, JSON.stringify(queued));
  sendQueuedFeedback();
  await waitFor(() => expect(localStorage.getItem(OUTBOX_KEY)).toBeNull());
  const [[address, { body }]] = fetchMock.mock.calls;
  expect(address).toBe('/docs/api/feedback');
  expect(JSON.parse(body)).toMatchObject({ comment: 'More on limits' });
});

it('sends nothing if the outbox is empty or storage is blocked', async () => {
  sendQueuedFeedback();
  blockStorage();
  sendQueuedFeedback();
  await nextTask();
  expect(fetchMock).not.toHaveBeenCalled();
});
